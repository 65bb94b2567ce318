import { Trans, useLingui } from '@lingui/react/macro';
import { FlaskConical } from 'lucide';
import { Head } from '#app/features/seo/head.tsx';
import type { Page } from '#app/page.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { BlankState } from '#app/ui/state/blank-state.tsx';
import { demonstrationPath, myOfferPath } from '#contract/account/account-paths.ts';
import { usedCarsPath } from '#contract/paths.ts';

/** Replaces WhatsApp and phone links for fictional sellers (docs/product.md#demonstration-cars). */
function DemonstrationSellerScreen() {
  const { t } = useLingui();
  return (
    <>
      <Head
        title={t`Demonstration seller`}
        description={t`This seller is made up, so that the site can be tried.`}
        canonicalPath={demonstrationPath}
        isIndexed={false}
      />
      <h1 className="visually-hidden">
        <Trans>Demonstration seller</Trans>
      </h1>
      <BlankState
        icon={FlaskConical}
        title={<Trans>Nobody will be called or messaged</Trans>}
        actions={
          <>
            <ButtonLink href={usedCarsPath()}>
              <Trans>Find a car</Trans>
            </ButtonLink>
            <ButtonLink variant="secondary" href={myOfferPath}>
              <Trans>My offers</Trans>
            </ButtonLink>
          </>
        }
      >
        <Trans>
          This car and its seller are made up, and the number is not a real one. With a real seller WhatsApp
          or the telephone opens here. Make an offer instead: this seller answers at once, names another price
          for a low one, and accepts near the market price.
        </Trans>
      </BlankState>
    </>
  );
}

export const page: Page = {
  load: async () => undefined,
  Screen: DemonstrationSellerScreen,
};
