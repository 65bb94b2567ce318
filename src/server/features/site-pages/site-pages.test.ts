import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { accountPaths } from '#contract/account/account-pages.ts';
import { sitePagePaths, supportPath } from '#contract/account/account-paths.ts';
import { agentPath } from '#contract/agents/agent-paths.ts';
import { languages } from '#contract/language.ts';
import { formatPrice } from '#contract/money.ts';
import { buyUsedCarPath, outboxPath, sellPath } from '#contract/paths.ts';
import { sitePageNames, sitePageSchemas } from '#contract/site-pages/site-page.schema.ts';
import { schema } from '#server/db/database.ts';
import { exampleSource } from '#server/features/new-vehicles/shared/model-life.ts';
import { readSources } from '#server/features/new-vehicles/shared/new-vehicle-table.ts';
import { siteFaqs } from '../site/site-faqs.ts';
import { privacyOfTables } from './privacy-tables.ts';
import { readSitePages, type SiteOperator, sitePageIn } from './site-pages.feature.ts';

const unknown: SiteOperator = {};
const known: SiteOperator = {
  supportEmail: 'halo@contoh.id',
  company: { name: 'PT Contoh Jalan', address: 'Jl. Contoh 1, Jakarta' },
};

it.each(sitePageNames)('%s is complete in both languages, with one anchor a section', (name) => {
  for (const operator of [unknown, known]) {
    for (const language of languages) {
      const page = sitePageSchemas.sitePage.data().parse(sitePageIn(name, operator, null, language));
      const ids = page.sections.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const words = JSON.stringify(page);
      expect(words).not.toMatch(/""|undefined|null|\{\w|!/);
    }
  }
});

it('every link leads to a page that the product has', () => {
  const places = [
    ...[...Object.values(sitePagePaths), supportPath, accountPaths.data],
    ...[agentPath, buyUsedCarPath, sellPath, outboxPath],
  ];
  const links = sitePageNames.flatMap((name) =>
    sitePageIn(name, unknown, null, 'id').sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'links' ? block.links.map(({ url }) => url) : [])),
    ),
  );
  expect(links.length).toBeGreaterThan(10);
  expect(places).toEqual(expect.arrayContaining(links));
});

it('names the operator only where it is configured', () => {
  const privacy = (operator: SiteOperator) => JSON.stringify(sitePageIn('privacy', operator, null, 'id'));
  expect(privacy(unknown)).toContain('pengelola situs ini');
  expect(privacy(known)).toContain('PT Contoh Jalan, Jl. Contoh 1, Jakarta');
  expect(privacy(known)).toContain('halo@contoh.id');
});

it.each(languages)(
  'the sources name each one of new vehicles, without that of models that do not exist (%s)',
  (language) => {
    const { sections } = sitePageIn('about', unknown, null, language);
    const items = sections
      .find(({ id }) => id === 'sumber')
      ?.blocks.flatMap((block) => (block.kind === 'list' ? block.items : []));
    const all = [...readSources().values()];
    const named = all.filter(({ id }) => id !== exampleSource);
    expect(named).toHaveLength(all.length - 1);
    const words = { id: 'Kendaraan baru', en: 'New vehicles' }[language];
    expect(items?.filter((item) => item.startsWith(words))).toEqual(
      named.map((source) => `${words}: ${source[`name_${language}`]}.`),
    );
  },
);

const booking = { fee: 500_000, payMinutes: 60, holdDays: 7, version: '2026-11-23' };

it.each(languages)('texts about money follow from the terms of bookings (%s)', (language) => {
  const texts = (terms: typeof booking | null) => [
    ...(['terms', 'returns', 'about'] as const).map((name) =>
      JSON.stringify(sitePageIn(name, known, terms, language)),
    ),
    JSON.stringify(siteFaqs(language, terms)),
  ];
  const fee = formatPrice(booking.fee, language);
  for (const text of texts(booking)) {
    expect(text).toContain(fee);
    expect(text).not.toMatch(
      /Lajur tidak menerima uang|Lajur takes no money|jangan membayar sebelum|pay nothing/,
    );
  }
  for (const text of texts(null)) expect(text).not.toContain(fee);
});

const tables: Readonly<Record<string, PgTable>> = schema;

it('the privacy page names every table, and each of its facts is about one', () => {
  const nothing = { company: '', address: '', reach: '', consentVersion: '', fee: '' };
  const facts = readSitePages()
    .privacy('id', nothing)
    .sections.filter(({ id }) => id === 'di-server')
    .flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'facts' ? block.facts : [])));
  expect(Object.keys(privacyOfTables).sort()).toEqual(Object.keys(tables).sort());
  expect([...new Set<string>(Object.values(privacyOfTables))].sort()).toEqual(
    ['none', ...facts.map(({ id }) => id)].sort(),
  );
});

/** Columns that are about people wherever they stand. */
const personal =
  /^(mobile|email|telephone|whatsapp|owner|author|details|note|message|viewer_hash|ktp_cipher|reg_no|plate|device(_hash)?|asked_(by|from))$|(account|actor|user|buyer|seller|agent|dealer|blocked)_(id|mobile|name)$/;

it.each(Object.entries(privacyOfTables).filter(([, fact]) => fact === 'none'))(
  '%s has nothing about people',
  (name) => {
    const columns = tables[name] ? getTableConfig(tables[name]).columns.map((column) => column.name) : [];
    expect(columns).not.toEqual([]);
    expect(columns.filter((column) => personal.test(column))).toEqual([]);
  },
);
