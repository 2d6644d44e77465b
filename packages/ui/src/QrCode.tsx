import { encodeQR } from 'qr'
import { useMemo } from 'react'
import styles from './QrCode.module.css'

export interface QrCodeProps {
  readonly text: string
  readonly label: string
}

/** A code to point a camera at: black on white in every theme, because cameras like it so. */
export function QrCode({ text, label }: QrCodeProps) {
  const rows = useMemo(() => encodeQR(text, 'raw', { ecc: 'medium', border: 2 }), [text])
  const outline = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg className={styles['code']} viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={label}>
      <path d={outline} />
    </svg>
  )
}
