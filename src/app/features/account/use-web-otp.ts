import { useEffect, useRef } from 'react';

declare global {
  interface CredentialRequestOptions {
    /** https://wicg.github.io/web-otp/ */
    otp?: { transport: 'sms'[] };
  }
}

/** Reads the code from a text message for this site, where supported; the user has to agree first. */
export function useWebOtp(onCode: (code: string) => void): void {
  const take = useRef(onCode);
  useEffect(() => {
    take.current = onCode;
  });
  useEffect(() => {
    if (!('OTPCredential' in globalThis)) return;
    const ending = new AbortController();
    navigator.credentials.get({ otp: { transport: ['sms'] }, signal: ending.signal }).then(
      (credential) => {
        if (credential && 'code' in credential && typeof credential.code === 'string')
          take.current(credential.code);
      },
      // Declined or aborted: the code can be typed.
      () => undefined,
    );
    return () => ending.abort();
  }, []);
}
