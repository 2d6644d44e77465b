import styles from './Icon.module.css'

export interface IconProps {
  /** Outlines from `virtual:icon/<name>`. */
  readonly art: readonly string[]
  /** Read aloud in place of the picture; without it the picture is decoration. */
  readonly label?: string
}

/** An icon in the colour and size of the text around it. */
export function Icon({ art, label }: IconProps) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg className={styles['icon']} viewBox="0 0 512 512" {...named}>
      {art.map((outline) => (
        <path key={outline} d={outline} fill="currentColor" />
      ))}
    </svg>
  )
}
