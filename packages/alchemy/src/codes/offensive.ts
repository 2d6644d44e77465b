/**
 * Strings that no code given out may contain, in English and in Russian written with Latin letters. Kept in ROT13, so
 * that whoever passes by does not have to read them. Frozen: our own codes are laid out around these words, so a new
 * word would change what old codes mean.
 */
const english = `
  nany nahf nefr nff ovgpu obbo ogpu ohgg pyvg pag pbpx pbba penc phz phag qntb qpx qvpx qvxr qlxr
  snt snc sneg spx stg sxa shp shx tnl tbbx tgsb ubr ubzb uber vfvf wnc wrj wvmm xvxr xvyy xxx xyna xabo xlf
  yrfo zvys zbat zhss zhgu anmv att ate avt afqn afqc afsj ahqr cnxv crei cvzc cvf caf cbbs cbbc cbea cevpx
  chor chff encr ergne fphz frk fuvg fug fxnax fynt fyhg fzhg fcnm fcvp fcvx fgsh fhpx fhk gubg
  gvg gheq gjng intv jnax jube jbt jbc jgs kkk
`
const russian = `
  oyq oyvn oywn oyln omqrg puzb plxn qrez qepu qebp rony rona rong rovf royb roh shw tnia tavq tbzb
  tbia tiab ure uybc ubuy ububy uera uhr uhv uhw uhl wrong wvq wbc wbcn yrfo ybu ybxu ybk znaqn zenm
  zhqn zhqx zhqy bgfb bgfbf cnqy cqe cqef crq crqe creq crea crmq cvq cvqe cvf cvmq cau cbuh cbabf cbkh cbkl
  cmq cmqp einy fuyh fuyl fvfx fxbg fbf feny fena feng ffng fhx fhxn fhxv fiva flxn genu genk gine hoy
  hoyl hro hrox hebq krc kre kbuy kera khr khv khw khl klr klv klw klh klhw lro lbo mnqa mnfe muvq mubc mvq
  mbc mbcn
`

const unwanted: readonly string[] = `${english} ${russian}`
  .trim()
  .split(/\s+/)
  .map((word) => word.toUpperCase().replace(/[A-Z]/g, rot13))

function rot13(letter: string): string {
  return String.fromCharCode(((letter.charCodeAt(0) - 65 + 13) % 26) + 65)
}

/** Whether a code in capital letters spells something that nobody should have to read out at a table. */
export function isOffensive(code: string): boolean {
  return unwanted.some((word) => code.includes(word))
}

/** Whether some code with one of these letters at each place does. */
export function mayOffend(places: readonly string[]): boolean {
  return unwanted.some((word) => {
    for (let start = 0; start + word.length <= places.length; start++) {
      if (word.split('').every((letter, index) => places[start + index]?.includes(letter))) return true
    }
    return false
  })
}
