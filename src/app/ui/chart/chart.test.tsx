// @vitest-environment happy-dom
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Chart } from './chart.tsx';
import { ChartTable } from './chart-table.tsx';
import { ChartBars, ChartLabel, ChartLine } from './marks.tsx';
import type { Place } from './scale.ts';

afterEach(cleanup);

const ticks = [
  { at: 0, name: '100' },
  { at: 0.25, name: '200' },
  { at: 1, name: '500' },
];

test('names and marks are placed by shares, the highest at the top', () => {
  const { container } = render(
    <Chart height={10} upright={ticks} across={ticks}>
      <ChartLine
        runs={[
          [
            { x: 0, y: 0 },
            { x: 0.5, y: 1 },
          ],
          [{ x: 1, y: 0.25 }],
        ]}
      />
      <ChartBars bars={[[0.5, 0.25]]} looks={['green', 'amber']} />
    </Chart>,
  );
  const [low, , high] = container.querySelectorAll<HTMLElement>('div > span');
  expect([low?.style.top, high?.style.top]).toEqual(['100%', '0%']);
  const names = [...container.querySelectorAll<HTMLElement>('p > span')];
  expect(names.map(({ style }) => style.left)).toEqual(['0%', '25%', '100%']);
  // Those at the ends do not stick out.
  expect(names.map(({ dataset }) => dataset.end)).toEqual(['first', undefined, 'last']);
  const paths = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  expect(paths).toEqual(['M0 100L50 0M100 75', 'M0 100V50H78V100z', 'M0 50V25H78V50z']);
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
});

test.each([
  ['in the middle', 0.5, 'middle'],
  ['at the left end', 0.01, 'start'],
  ['at the right end', 0.99, 'end'],
])('a label %s goes inwards', (_where, x, anchor) => {
  const { container } = render(
    <svg aria-hidden="true">
      <ChartLabel at={{ x, y: 0.5 }}>15.950</ChartLabel>
    </svg>,
  );
  expect(container.querySelector('text')?.getAttribute('text-anchor')).toBe(anchor);
});

test('a tap says where it was', () => {
  const tapped: Place[] = [];
  const { container } = render(
    <Chart height={10} onTap={(place) => tapped.push(place)}>
      {null}
    </Chart>,
  );
  const plot = container.querySelector('svg') ?? expect.fail('no plot');
  vi.spyOn(plot, 'getBoundingClientRect').mockReturnValue(new DOMRect(40, 100, 200, 160));
  fireEvent.click(plot, { clientX: 90, clientY: 220 });
  expect(tapped).toEqual([{ x: 0.25, y: 0.25 }]);
});

test('its figures are a table, behind a word or unseen', () => {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  const table = (isUnseen: boolean) => (
    <I18nProvider i18n={i18n}>
      <ChartTable
        isUnseen={isUnseen}
        caption="What is owed"
        of="Year"
        columns={['Owed']}
        rows={[{ name: '1', figures: [75_472_119] }]}
        sums={[75_472_119]}
      />
    </I18nProvider>
  );
  const { rerender } = render(table(false));
  expect(screen.getByText('Table').tagName).toBe('SUMMARY');
  rerender(table(true));
  expect(screen.queryByText('Table')).toBeNull();
  expect(screen.getByRole('table', { name: 'What is owed' }).parentElement?.className).toBe(
    'visually-hidden',
  );
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '75,472,119',
    '75,472,119',
  ]);
});
