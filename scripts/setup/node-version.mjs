// @ts-check
// Must parse on a very old Node, so that it can report it.

const floor = { major: 20, minor: 19 };

/**
 * @param {string} version such as `v20.19.0`
 * @returns {string | undefined} what is wrong with it, in one line
 */
export function complaintAboutNode(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  if (major > floor.major || (major === floor.major && minor >= floor.minor)) return undefined;
  return (
    'lajur: this is Node ' +
    version +
    ', and Node ' +
    floor.major +
    '.' +
    floor.minor +
    ' or newer is needed: https://nodejs.org'
  );
}

/** Ends the process with one line if Node is too old. */
export function requireNode() {
  const complaint = complaintAboutNode(process.version);
  if (complaint === undefined) return;
  console.error(complaint);
  process.exit(1);
}
