import { Trans, useLingui } from '@lingui/react/macro';
import { Inbox } from 'lucide';
import { LazySignInSheet } from '#app/features/account/lazy-sign-in-sheet.tsx';
import { OwnAds } from '#app/features/sell/own-ads/own-ads.tsx';
import { SellFrame } from '#app/features/sell/steps/sell-frame.tsx';
import { Head } from '#app/features/seo/head.tsx';
import { personalPage } from '#app/screens/sections/personal-screen.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { BlankState } from '#app/ui/state/blank-state.tsx';
import { outboxPath, sellPath } from '#contract/paths.ts';

function OutboxScreen() {
  const { t } = useLingui();
  return (
    <SellFrame step={undefined} title={<Trans>Outbox</Trans>} isHeading>
      <Head
        title={t`Outbox`}
        description={t`Unsent and sent changes of this device.`}
        canonicalPath={outboxPath}
        isIndexed={false}
      />
      <OwnAds
        verify={LazySignInSheet}
        sendsCode
        none={
          <BlankState
            icon={Inbox}
            title={<Trans>Nothing is waiting to be sent</Trans>}
            actions={
              <ButtonLink href={sellPath}>
                <Trans>Sell a car</Trans>
              </ButtonLink>
            }
          >
            <Trans>
              Ads, messages and offers you send without a signal wait here and are sent automatically.
            </Trans>
          </BlankState>
        }
      />
    </SellFrame>
  );
}

export const page = personalPage(OutboxScreen);
