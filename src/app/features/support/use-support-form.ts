import { useAccount } from '#app/data/account/use-account.ts';
import { useKnownSender } from '#app/data/account/use-known-sender.ts';
import { useTextChecks } from '#app/forms/use-text-checks.ts';
import { useCheckedForm } from '#app/ui/form/use-checked-form.ts';
import { supportForm } from '#contract/support/support-message.ts';

/** The form of a message to the site. */
export function useSupportForm() {
  const { me } = useAccount();
  const sender = useKnownSender();
  useTextChecks();
  return useCheckedForm({ rules: supportForm, offered: { ...sender, email: me?.email ?? '' } });
}
