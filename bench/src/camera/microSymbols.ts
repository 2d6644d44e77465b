/**
 * The numbers 00 to 15 as Micro QR codes (M2, level L), each row of modules as a number. Nothing that is installed here
 * writes this kind, so they stand here as bwip-js 4.11.4 has made them.
 */
const rows: readonly string[] = [
  '1fd5 105d 1749 1759 175b 105f 1fd7 001d 1db5 0009 176f 0fc1 1ce7',
  '1fd5 105d 1749 1759 175b 105b 1fd3 001f 1db1 06b1 158f 0ed1 11bf',
  '1fd5 105d 1749 1759 175b 1057 1fdf 0018 1dbd 03fd 1d2f 0961 12c3',
  '1fd5 105d 1749 1759 175b 1053 1fdb 001a 1db9 0545 1fcf 0871 1f9b',
  '1fd5 105d 1749 1759 175b 105b 1fdb 001d 1db3 01d9 18c7 0655 197f',
  '1fd5 104d 174a 1752 1741 1049 1fde 0000 1c5b 0e45 1f72 050c 17a9',
  '1fd5 105d 1749 1759 175b 1053 1fd3 0018 1dbb 022d 1287 00f5 175b',
  '1fd5 104d 174a 1752 1741 1041 1fd6 0005 1c53 0db1 1532 03ac 198d',
  '1fd5 105d 1749 1759 175b 1057 1fdb 0019 1dbc 0a69 13a3 0361 1e03',
  '1fd5 105d 1749 1759 175b 1053 1fdf 001b 1db8 0cd1 1143 0271 135b',
  '1fd5 104d 174a 1752 1741 1049 1fd2 0003 1c58 00b9 1cb6 0788 13a9',
  '1fd5 105d 1749 1759 175b 105b 1fd7 001e 1db0 0f25 1b03 04d1 1d7f',
  '1fd5 105d 1749 1759 175b 1053 1fd7 0019 1dba 0bb9 1c0b 0af5 1b9b',
  '1fd5 105d 1749 1759 175b 1057 1fd3 001b 1dbe 0d01 1eeb 0be5 16c3',
  '1fd5 105d 1749 1759 175b 105b 1fdf 001c 1db2 084d 164b 0c55 15bf',
  '1fd5 105d 1749 1759 175b 105f 1fdb 001e 1db6 0ef5 14ab 0d45 18e7',
]

const side = 13

export const microSymbols: readonly (readonly (readonly boolean[])[])[] = rows.map((text) =>
  text
    .split(' ')
    .map((row) => Array.from(Number.parseInt(row, 16).toString(2).padStart(side, '0'), (bit) => bit === '1')),
)
