import { Trans } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'wouter';
import { editorOf } from '#app/features/sell/draft/draft-editor.ts';
import { progressOf } from '#app/features/sell/draft/draft-progress.ts';
import { useDraftParameter } from '#app/features/sell/draft/use-draft-parameter.ts';
import {
  firstFieldOf,
  focusField,
  SellFormProvider,
  type SellFormView,
  useDraft,
} from '#app/features/sell/draft/use-sell-form.ts';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import texts from '#app/ui/texts.module.css';
import { sellPath, sellStepPath, sellStepPaths } from '#contract/paths.ts';
import { type SellStep, sellSteps } from '#contract/sell/sell-fields.ts';
import { NoDraft } from './no-draft.tsx';
import { SellFrame } from './sell-frame.tsx';
import styles from './sell-step.module.css';

type Props = {
  readonly step: Exclude<SellStep, 'city'>;
  readonly title: ReactNode;
  /** Below the title: a text, or what shows the draft's state. */
  readonly lead?: ReactNode | ((view: SellFormView) => ReactNode);
  /** Replaces "Continue"; receives the validated draft. */
  bar?(view: SellFormView): ReactNode;
  children(view: SellFormView): ReactNode;
};

/** One step of the flow, for the draft in the address. */
export function SellStepPage(props: Props) {
  const { id, isHere } = useDraftParameter(sellStepPaths[props.step]);
  const [, navigate] = useLocation();
  useEffect(() => {
    if (isHere && id === undefined) navigate(sellPath, { replace: true });
  }, [isHere, id, navigate]);
  if (id === undefined) return <StepPlace step={props.step} />;
  return <StepOfDraft key={id} id={id} isHere={isHere} {...props} />;
}

/** A placeholder on the server, and until the draft has been read. */
export function StepPlace({ step }: { readonly step: SellStep }) {
  return (
    <SellFrame step={step} isHeading>
      <div className={layouts.stack16} aria-busy="true">
        <Skeleton width="60%" height="30px" />
        <Skeleton height="52px" radius="12px" />
        <Skeleton height="52px" radius="12px" />
        <Skeleton height="52px" radius="12px" />
      </div>
    </SellFrame>
  );
}

type OfDraft = Props & { readonly id: string; readonly isHere: boolean };

function StepOfDraft({ id, isHere, step, title, lead, bar, children }: OfDraft) {
  const [, navigate] = useLocation();
  const { state, view } = useDraft(id);
  const hasCity = (view?.form.cityId ?? '') !== '';
  const mustGoBack = isHere && view !== undefined && !hasCity;
  useEffect(() => {
    // Every step needs a city (docs/product.md#sell-steps).
    if (mustGoBack) navigate(sellStepPath('city', id), { replace: true });
  }, [mustGoBack, id, navigate]);
  const isRead = view !== undefined;
  useEffect(() => {
    if (isRead) void editorOf(id).visit(step);
  }, [isRead, id, step]);

  useEffect(() => {
    // A link to a single field, for example from a problem.
    const name = location.hash.slice(1);
    if (!isRead || name === '') return;
    const field = firstFieldOf(new Set([name]));
    if (field) requestAnimationFrame(() => focusField(field));
  }, [isRead]);

  if (isHere && (state.kind === 'missing' || state.kind === 'failed')) {
    return <NoDraft failure={state.failure} />;
  }
  if (!view || !hasCity) return <StepPlace step={step} />;
  const place = sellSteps.indexOf(step);
  const before = sellSteps[place - 1] ?? 'city';
  const after = sellSteps[place + 1] ?? 'review';
  const { isDone } = progressOf(view.form, view.draft.photoIds.length);
  // The preview of an edit is its overview: each step is opened from there, in any order.
  const isEdit = view.draft.listing !== null;

  async function goOn(): Promise<void> {
    const wrong = view?.check([step]);
    if (wrong) {
      // After its problem has been rendered, which moves the content below.
      requestAnimationFrame(() => focusField(wrong));
      return;
    }
    await view?.flush();
    navigate(sellStepPath(isEdit ? 'review' : after, id));
  }

  return (
    <SellFormProvider value={view}>
      <SellFrame
        step={isEdit ? undefined : step}
        title={isEdit ? <Trans>Edit your ad</Trans> : undefined}
        state={state}
        isDone={isDone}
        bar={
          bar?.(view) ?? (
            <>
              <Button
                variant="secondary"
                className={patterns.rigid}
                icon={<Icon of={ArrowLeft} />}
                onClick={() =>
                  void view.flush().then(() => navigate(sellStepPath(isEdit ? 'review' : before, id)))
                }
              >
                <Trans>Back</Trans>
              </Button>
              <Button className={styles.on} onClick={() => void goOn()}>
                {isEdit ? <Trans>Done</Trans> : <Trans>Continue</Trans>}
              </Button>
            </>
          )
        }
      >
        <div className={layouts.stack4}>
          <h1 className={texts.pageTitle}>{title}</h1>
          {typeof lead === 'function' ? lead(view) : lead && <p className={texts.quiet}>{lead}</p>}
        </div>
        {children(view)}
      </SellFrame>
    </SellFormProvider>
  );
}
