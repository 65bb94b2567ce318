import type { ReactNode } from 'react';
import type { SellFailure } from '#app/features/sell/draft/drafts-store.ts';
import { SellFailureText } from '#app/features/sell/sell-failure-text.tsx';
import { FormSkeleton } from '#app/forms/form-skeleton.tsx';
import type { FormDraft, KeptForm } from '#app/forms/use-form-draft.ts';
import { classNames } from '#app/ui/class-names.ts';
import patterns from '#app/ui/patterns.module.css';
import tints from '#app/ui/tints.module.css';

type Props = {
  readonly draft: FormDraft;
  children(kept: KeptForm): ReactNode;
};

/** A form with what is stored of it on this device, once that has been read. */
export function DraftedForm({ draft: { state }, children }: Props) {
  if (state.kind === 'reading') return <FormSkeleton />;
  if (state.kind === 'failed') return <FormFailure failure={state.failure} />;
  return children(state);
}

/** Why a form could not be stored or sent; nothing without a failure. */
export function FormFailure({ failure }: { readonly failure: SellFailure | undefined }) {
  if (failure === undefined) return null;
  return (
    <p role="alert" className={classNames(patterns.noticeCard, tints.red)}>
      <SellFailureText failure={failure} />
    </p>
  );
}
