// What is typed is drawn. A script may also hand over a plain object, as `diagram`.
const live = document.querySelector('#live')
const [text] = document.getElementsByTagName('textarea')

function draw() {
  if (live) live.textContent = text.value
}
text.addEventListener('input', draw)
draw()
