const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Hashes travel in base64url, which is a third shorter than the hexadecimal of the log. */
export function base64urlOf(hex: string): string {
  let text = ''
  let held = 0
  let bits = 0
  for (const digit of hex) {
    held = (held << 4) | Number.parseInt(digit, 16)
    bits += 4
    while (bits >= 6) {
      bits -= 6
      text += alphabet.charAt((held >> bits) & 63)
    }
    held &= 63
  }
  return bits === 0 ? text : text + alphabet.charAt((held << (6 - bits)) & 63)
}

export function hexOfBase64url(text: string): string {
  let hex = ''
  let held = 0
  let bits = 0
  for (const letter of text) {
    held = (held << 6) | alphabet.indexOf(letter)
    bits += 6
    while (bits >= 4) {
      bits -= 4
      hex += ((held >> bits) & 15).toString(16)
    }
    held &= 15
  }
  // What is left over are filling bits: a byte has two digits.
  return hex.slice(0, 2 * Math.floor((text.length * 6) / 8))
}
