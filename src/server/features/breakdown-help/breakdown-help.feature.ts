import type { Feature } from '#server/feature.ts';
import { readBreakdownHelp } from '#server/features/breakdown-help/shared/breakdown-table.ts';
import { AppError } from '#server/http/app-error.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';

/** The endpoint of breakdown help (docs/product.md#breakdown-help). */
export const breakdownHelpFeature: Feature = (app) => {
  const help = { id: readBreakdownHelp('id'), en: readBreakdownHelp('en') };
  serveEndpoint(app, 'breakdownHelp', ({ categoryId }, { language }) => {
    const found = help[language].get(categoryId);
    if (!found) throw new AppError('not_found');
    return found;
  });
};
