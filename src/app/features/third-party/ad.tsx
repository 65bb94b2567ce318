import { useEffect } from 'react';
import styles from './ad.module.css';
import { fillAd } from './load-script.ts';

/** An ad unit: empty until the script of its network fills it. */
export function Ad({ client, slot }: { readonly client: string; readonly slot: string }) {
  useEffect(() => fillAd(client), [client]);
  return <ins className={`adsbygoogle ${styles.unit}`} data-ad-client={client} data-ad-slot={slot} />;
}
