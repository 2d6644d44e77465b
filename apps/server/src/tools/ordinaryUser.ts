/** Nobody in particular: what is forbidden is allowed to root, so whoever runs as root forbids it to this one. */
export const ordinaryUser: number | undefined = process.getuid?.() === 0 ? 65_534 : undefined
