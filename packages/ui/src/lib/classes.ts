type ClassName = string | false | null | undefined

/**
 * Joins class names of a CSS module; whatever is not a name falls out. A name that the module does not have is a
 * mistake, so it is said aloud.
 * @example const cx = classes(styles); cx('card', glows && 'glows')
 */
export function classes(module: Readonly<Record<string, string>>): (...names: readonly ClassName[]) => string {
  return (...names) =>
    names
      .filter((name): name is string => typeof name === 'string' && name !== '')
      .map((name) => {
        const found = module[name]
        if (found === undefined) throw new RangeError(`there is no style ${name}`)
        return found
      })
      .join(' ')
}
