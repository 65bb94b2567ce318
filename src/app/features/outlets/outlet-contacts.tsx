import { Trans, useLingui } from '@lingui/react/macro';
import { MessageCircle, Phone } from 'lucide';
import { ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { Outlet } from '#contract/outlets/outlet.schema.ts';
import { callUrl, whatsappUrl } from '#contract/seller-number/seller-number.ts';

/** Telephone and WhatsApp links. Those of a demonstration outlet lead to a page that explains them. */
export function OutletContacts({ outlet }: { readonly outlet: Outlet }) {
  const { t } = useLingui();
  const { name, telephone, whatsapp } = outlet;
  return (
    <>
      {telephone === null ? null : (
        <ButtonLink
          size="dense"
          variant="secondary"
          href={callUrl(telephone)}
          icon={<Icon of={Phone} size={18} />}
        >
          <Trans>Call</Trans>
          <span className="visually-hidden">: {name}</span>
        </ButtonLink>
      )}
      {whatsapp === null ? null : (
        <ButtonLink
          size="dense"
          variant="quiet"
          href={whatsappUrl(whatsapp, t`Hello ${name}, I found you on Lajur.`)}
          icon={<Icon of={MessageCircle} size={18} />}
        >
          WhatsApp
          <span className="visually-hidden">: {name}</span>
        </ButtonLink>
      )}
    </>
  );
}
