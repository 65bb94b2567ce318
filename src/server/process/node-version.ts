import { StartUpError } from './start-up-error.ts';

const oldest = { major: 20, minor: 19 } as const;

export class NodeVersionError extends StartUpError {
  override readonly name = 'NodeVersionError';
}

/** @param version the value of `process.versions.node` */
export function requireNodeVersion(version: string): void {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > oldest.major || (major === oldest.major && minor >= oldest.minor)) return;
  throw new NodeVersionError(
    `This is Node ${version}: Lajur needs ${oldest.major}.${oldest.minor} or newer.`,
  );
}
