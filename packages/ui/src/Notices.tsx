import { useStore } from 'zustand'
import styles from './Notices.module.css'
import { dismiss, notices } from './noticeStore.ts'

/** The corner where passing sentences appear, and the voice for screen readers. */
export function Notices({ dismissLabel, voiceLabel }: { readonly dismissLabel: string; readonly voiceLabel: string }) {
  const { shown, spoken } = useStore(notices)
  return (
    <>
      <div className={styles['corner']}>
        {shown.map(({ number, text }) => (
          <button
            key={number}
            type="button"
            className={styles['notice']}
            title={dismissLabel}
            onClick={() => dismiss(number)}
          >
            {text}
          </button>
        ))}
      </div>
      <div className="visually-hidden" role="log" aria-live="polite" aria-label={voiceLabel}>
        {spoken.map(({ number, text }) => (
          <p key={number}>{text}</p>
        ))}
      </div>
    </>
  )
}
