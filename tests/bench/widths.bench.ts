import { chromium } from '@playwright/test';
import { beyondThePage } from '../support/readability.ts';
import { startSite } from '../support/site.ts';

/* Whether any page of a new vehicle, with its own data, is wider than a phone. `SITE_URL` names a running site. */

const widths = [320, 360];
const files = ['new-vehicles'];

const site = process.env.SITE_URL === undefined ? await startSite() : undefined;
const origin = process.env.SITE_URL ?? site?.url ?? '';
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  const sitemaps = await Promise.all(
    files.map(async (file) => (await fetch(`${origin}/sitemap/${file}.xml`)).text()),
  );
  const models = [
    ...sitemaps.join('').matchAll(/<loc>https?:\/\/[^/]+(\/[a-z-]+-baru\/[^/<]+\/[^/<]+)<\/loc>/g),
  ];
  const paths = models.flatMap(([, path]) => path ?? []).filter((path) => !path.includes('dealer'));
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.route('**/media/**', (route) => route.abort());
  let wide = 0;
  for (const path of paths) {
    await page.setViewportSize({ width: widths[0] ?? 0, height: 740 });
    await page.goto(origin + path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 });
      const faults = await beyondThePage(page);
      if (faults.length === 0) continue;
      wide += 1;
      console.log(path, width, faults.join('\n  '));
    }
  }
  console.log(`${paths.length} pages at ${widths.join(' and ')} px: ${wide} wider than the screen`);
} finally {
  await browser.close();
  await site?.stop();
}
