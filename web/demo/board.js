// Draws what is typed. A script may also set a plain object as `diagram`.
const live = document.querySelector('#live')
const [text] = document.getElementsByTagName('textarea')

function draw() {
  if (live) live.textContent = text.value
}
text.addEventListener('input', draw)
draw()
