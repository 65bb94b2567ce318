import { noSender, readSender, type Sender } from './sender.ts';
import { useAccount } from './use-account.ts';

/** The account's name and number, or those of the last form; empty until the device has been read. */
export function useKnownSender(): Sender {
  const { isKnown, me } = useAccount();
  const last = isKnown ? readSender() : noSender;
  return { name: me?.name || last.name, mobile: me?.mobile ?? last.mobile };
}
