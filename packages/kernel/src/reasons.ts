/** Every reason that the kernel itself gives: the message audit reads them, and a game's `check` may borrow them. */
export const kernelReasonIds = [
  'kernel.reject.alreadySealed',
  'kernel.reject.badAction',
  'kernel.reject.badOption',
  'kernel.reject.badOptions',
  'kernel.reject.colourTaken',
  'kernel.reject.gameOver',
  'kernel.reject.notYourTurn',
  'kernel.reject.nothingToUndo',
  'kernel.reject.seatCount',
  'kernel.reject.unknownColour',
  'kernel.reject.unknownOption',
  'kernel.verify.chainBroken',
  'kernel.verify.commitmentBroken',
  'kernel.verify.notFinished',
  'kernel.verify.otherGame',
  'kernel.verify.otherOutcome',
  'kernel.verify.secretMissing',
] as const
export type KernelReasonId = (typeof kernelReasonIds)[number]
