import { Trans } from '@lingui/react/macro';
import { CloudCheck } from 'lucide';
import useSWR from 'swr';
import { addressOf } from '#app/data/api/api-client.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { whenIdle } from '#app/when-idle.ts';
import type { ListingDetail } from '#contract/listing/listing.ts';

/** Has an opened car cached, and says so once the device has the car and all its photos. */
export function OfflineBadge({ listing: { id, images } }: { listing: ListingDetail }) {
  const language = useLanguage();
  const address = addressOf('view', { id: String(id) }, language);
  const { data: isKept } = useSWR(
    `keep ${address}`,
    async () => {
      await new Promise<void>(whenIdle);
      return (await import('#app/pwa/keep-car.ts')).keepCar({ address, pictures: images });
    },
    // Without storage, or if the code fails to load, nothing is displayed.
    { revalidateIfStale: true, shouldRetryOnError: false },
  );

  if (!isKept) return null;
  return (
    <Badge tone="photo" icon={<Icon of={CloudCheck} size={14} stroke={2.25} />}>
      <Trans>Opens offline</Trans>
    </Badge>
  );
}
