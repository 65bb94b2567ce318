const msBetweenLines = 500;

const figure = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** Progress lines for the operator, at most two per second, and one at the end. */
export function progressReporter(
  total: number,
  onProgress: (line: string) => void,
): (written: number) => void {
  const started = performance.now();
  let reported = started;
  return (written) => {
    const now = performance.now();
    if (written < total && now - reported < msBetweenLines) return;
    reported = now;
    const aSecond = written / Math.max(0.001, (now - started) / 1000);
    onProgress(
      `demonstration cars: ${figure.format(written)} of ${figure.format(total)} (${figure.format(aSecond)} a second)`,
    );
  };
}
