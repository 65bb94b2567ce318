import { Trans } from '@lingui/react/macro';
import { CalendarClock, CircleCheck, EyeOff, PencilLine } from 'lucide';
import type { ReactNode } from 'react';
import { Badge } from '#app/ui/badge.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { ArticleState } from '#contract/articles/article-desk.schema.ts';

export function StateName({ state }: { readonly state: ArticleState }): ReactNode {
  switch (state) {
    case 'draft':
      return <Trans>Draft</Trans>;
    case 'scheduled':
      return <Trans>Scheduled</Trans>;
    case 'live':
      return <Trans>Live</Trans>;
    case 'down':
      return <Trans>Taken down</Trans>;
  }
}

const looks = {
  draft: { tone: 'neutral', icon: PencilLine },
  scheduled: { tone: 'amber', icon: CalendarClock },
  live: { tone: 'green', icon: CircleCheck },
  down: { tone: 'red', icon: EyeOff },
} as const;

export function StateBadge({ state }: { readonly state: ArticleState }) {
  const { tone, icon } = looks[state];
  return (
    <Badge tone={tone} icon={<Icon of={icon} size={14} stroke={2.25} />}>
      <StateName state={state} />
    </Badge>
  );
}
