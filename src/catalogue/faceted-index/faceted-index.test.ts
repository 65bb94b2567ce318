import { describeCarIndex } from '#tests/support/car-index-suite.ts';
import { FacetedIndex } from './faceted-index.ts';

describeCarIndex('the faceted index', () => new FacetedIndex());
