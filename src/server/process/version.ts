import packageFile from '../../../package.json' with { type: 'json' };

/** The product's version, set at build time. */
export const version: string = packageFile.version;
