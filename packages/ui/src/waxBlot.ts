/** The outline of a blot of wax, in a square of 100. */
export const waxBlot =
  'M50 3c9-4 13 5 22 6s17 5 17 14 9 14 8 23-7 11-7 20-1 18-10 21-12 9-21 9-14 4-23-1-16-3-21-11-11-12-10-21S2 51 4 41s8-12 13-20S41 7 50 3Z'
