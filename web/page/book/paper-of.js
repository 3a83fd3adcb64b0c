// page/book/paper-of.js: the paper that printers hold where the reader lives.
//
// The countries are those of Unicode's CLDR, "paperSize" US-Letter.

const LETTER = ['BZ', 'CA', 'CL', 'CO', 'CR', 'GT', 'MX', 'NI', 'PA', 'PH', 'PR', 'SV', 'US', 'VE']

/**
 * Whether it is Letter; else it is A4.
 * @param {string} tag a language with its region: en-US; or whatever a browser says instead: WebKitGTK says C
 */
export function hasLetterPaper(tag) {
  const [, region = ''] = /-([A-Z]{2})\b/.exec(tag) ?? []
  return LETTER.includes(region)
}
