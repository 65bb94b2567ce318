import { Plural, Trans } from '@lingui/react/macro';
import { History } from 'lucide';
import { Icon } from '#app/ui/icon/icon.tsx';
import { StepLink } from '#app/ui/link/step-link.tsx';
import { viewedPath } from '#contract/paths.ts';
import type { LastViewed } from './read-last-viewed.ts';

/** A link to the viewed cars on the offline page. */
export function ViewedStep({ viewed: { count, last } }: { readonly viewed: LastViewed }) {
  return (
    <StepLink
      href={viewedPath}
      icon={<Icon of={History} />}
      title={<Plural value={count} one="# car you have viewed" other="# cars you have viewed" />}
      note={
        <Trans>
          Last: {last.label} {last.makeYear}
        </Trans>
      }
    />
  );
}
