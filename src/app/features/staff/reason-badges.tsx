import { useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { reviewReasonWords } from '#contract/staff/review-words.ts';
import type { QueueReason } from '#contract/staff/staff.ts';

/** Why a listing is pending or rejected. */
export function ReasonBadges({ reasons }: { readonly reasons: readonly QueueReason[] }) {
  const { t } = useLingui();
  const language = useLanguage();
  if (reasons.length === 0) return null;
  return (
    <ul className={layouts.wrap6}>
      {reasons.map((reason) => (
        <li key={reason}>
          <Badge tone="amber" icon={<Icon of={CircleAlert} size={14} stroke={2.25} />}>
            {reason === 'sent_back' ? t`Sent back before` : reviewReasonWords[reason].title[language]}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
