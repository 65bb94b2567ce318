import styles from './logo.module.css';

/** A lane: two edges running to the horizon with dashes between them. */
export function LogoMark({ size = 24 }: { readonly size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <rect width="24" height="24" rx="6.5" fill="#0b6e4f" />
      <path d="M10.05 4.1 7.2 19.9M13.95 4.1l2.85 15.8" stroke="#fff" strokeWidth="2" strokeLinecap="round" />
      <path d="M12 6.4v1.4M12 10.9v2.3M12 16.5v3.1" stroke="#ffb020" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}

export function Logo() {
  return (
    <span className={styles.logo}>
      <LogoMark />
      <span className={styles.word}>lajur</span>
    </span>
  );
}
