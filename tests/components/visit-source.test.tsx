import 'fake-indexeddb/auto';
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { flushNow, publishDraft } from '#app/data/sell/outbox.ts';
import { sendLead } from '#app/features/leads/send-lead.ts';
import { queueOffer } from '#app/features/offers/queue-offer.ts';
import { captureVisit } from '#app/tracking/capture-visit.ts';
import { documentCookies } from '#app/tracking/cookie-jar.ts';
import { visitFieldsOf } from '#app/tracking/visit-fields.ts';
import { newClientId } from '#offline/device/new-client-id.ts';
import { addPhoto, savePrepared } from '#offline/drafts/draft-photos.ts';
import { createDraft } from '#offline/drafts/drafts.ts';
import { listOutbox } from '#offline/outbox/outbox.ts';
import { schema } from '#server/db/database.ts';
import { newPhoto } from '#tests/support/new-photo.ts';
import { visitSite } from '#tests/support/open-page.tsx';
import { written } from '#tests/support/sell-drafts.ts';
import { soundForm } from '#tests/support/sellers.ts';
import { signInTo } from '#tests/support/sign-in-on-page.ts';

const visit = visitSite();
const { leads, listings, offers } = schema;

const arriveBy = (search: string, referrer = '') =>
  captureVisit({ pathname: '/mobil-bekas', search, host: 'lajur.test', referrer }, documentCookies);

test('an ad, a lead and an offer made offline have the source of their own visit, whichever visit sends them', async () => {
  const { network, database } = visit;
  const mobile = await signInTo(visit, '/favorit');
  const device = await visit.device();
  const form = await soundForm(database);
  const { draft } = written(await createDraft(device, { ...form, name: 'Sari', mobile }));
  const bytes = new Uint8Array(await newPhoto()).buffer;
  const { photo } = written(await addPhoto(device, draft.id, { bytes, type: 'image/jpeg' }));
  const facts = { width: 480, height: 300, hints: [], preview: 'data:image/png;base64,AA==' };
  const sha256 = createHash('sha256').update(new Uint8Array(bytes)).digest('hex');
  written(await savePrepared(device, photo.id, { bytes, type: 'image/jpeg', sha256, ...facts }));
  const [car] = (await visit.api.ask('listings', { search: 'toyota' })).items;
  if (!car) return expect.unreachable();

  network.lose();
  arriveBy('?utm_source=radio&utm_medium=spot&utm_campaign=lebaran&utm_term=avanza&q=0812');
  written(await publishDraft(draft.id, 'id', visitFieldsOf()));
  const api = { post: () => Promise.reject(new TypeError('no network')) };
  const given = { kind: 'contact', listingId: car.id, label: car.label, language: 'id', page: '/' } as const;
  const lead = { name: 'Sari', mobile, message: 'Masih ada?' };
  expect(await sendLead(api, { ...given, form: lead, clientId: newClientId() })).toMatchObject({
    kind: 'queued',
  });
  written(await queueOffer(car, { amount: String(car.price), note: '' }, 'id'));
  // Another visit, which finds the outbox full.
  arriveBy('', 'https://search.example/?q=avanza');
  network.restore();
  await flushNow();
  expect((await listOutbox(device)).map(({ state, problem }) => problem ?? state)).toEqual(
    Array(3).fill('sent'),
  );

  const source = {
    ...{ utmSource: 'radio', utmMedium: 'spot', utmCampaign: 'lebaran', utmTerm: 'avanza' },
    landingUrl: '/mobil-bekas?utm_source=radio&utm_medium=spot&utm_campaign=lebaran&utm_term=avanza',
  };
  const e164 = mobile.replace('0', '+62');
  expect(await database.orm.select().from(listings).where(eq(listings.mobile, e164))).toMatchObject([source]);
  expect(await database.orm.select().from(leads).where(eq(leads.mobile, e164))).toMatchObject([source]);
  expect(await database.orm.select().from(offers).where(eq(offers.utmSource, 'radio'))).toMatchObject([
    source,
  ]);
});
