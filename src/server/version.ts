import packageFile from '../../package.json' with { type: 'json' };

/** The product's version, built in. */
export const version: string = packageFile.version;
