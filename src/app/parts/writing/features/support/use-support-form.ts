import { useAccount } from '#app/data/account/use-account.ts';
import { useKnownSender } from '#app/data/account/use-known-sender.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { useTextChecks } from '#app/parts/browse/ui/use-text-checks.ts';
import { useCheckedForm } from '#app/ui/form/use-checked-form.ts';
import {
  type SupportField,
  supportFields,
  supportProblemOf,
  supportProblems,
} from '#contract/support/support-message.ts';

/** The form of a message to the site, validated by the server's rules. */
export function useSupportForm() {
  const language = useLanguage();
  const { me } = useAccount();
  const sender = useKnownSender();
  useTextChecks();
  return useCheckedForm<SupportField>({
    fields: supportFields,
    first: {},
    offered: { ...sender, email: me?.email ?? '' },
    problemOf(field, form) {
      const problem = supportProblemOf(field, form, new Date());
      return problem && supportProblems[problem][language];
    },
  });
}
