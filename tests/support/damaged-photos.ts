import sharp from 'sharp';

export type OddPhoto = {
  readonly name: string;
  readonly bytes: Buffer;
  readonly outcome: 'taken' | 'refused';
};

/** A picture with some detail, so that it does not compress to nothing. */
function scene(width: number, height: number) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="g"><stop stop-color="#124"/><stop offset="1" stop-color="#fb3"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#g)"/><circle cx="40%" cy="50%" r="20%" fill="#c22"/></svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: '#fff' });
}

/** A JPEG whose every coefficient is refined in a scan of its own, again and again. */
function manyScans(jpeg: Buffer): Buffer {
  const lastScan = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]));
  const end = jpeg.length - 2;
  const scan = jpeg.subarray(lastScan, end);
  return Buffer.concat([
    jpeg.subarray(0, end),
    ...Array.from({ length: 200 }, () => scan),
    jpeg.subarray(end),
  ]);
}

/** A PNG with a wrong size in its header. */
function claimingSize(png: Buffer, width: number, height: number): Buffer {
  const bytes = Buffer.from(png);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

/** Photos for a server: odd but valid ones are accepted, all others refused with a reason. */
export async function damagedPhotos(): Promise<OddPhoto[]> {
  const jpeg = await scene(1600, 1200).jpeg({ quality: 85 }).toBuffer();
  const png = await scene(400, 300).png().toBuffer();
  const progressive = await scene(1600, 1200).jpeg({ progressive: true }).toBuffer();
  const script = '<script>alert(1)</script>';
  const frames = await Promise.all(
    [0, 1, 2].map((at) =>
      sharp({ create: { width: 200, height: 150, channels: 3, background: { r: at * 80, g: 99, b: 9 } } })
        .png()
        .toBuffer(),
    ),
  );
  const animated = sharp(frames, { join: { animated: true } });
  const taken = (name: string, bytes: Buffer): OddPhoto => ({ name, bytes, outcome: 'taken' });
  const refused = (name: string, bytes: Buffer): OddPhoto => ({ name, bytes, outcome: 'refused' });
  const turned = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7, 8].map(async (orientation) =>
      taken(
        `one turned by EXIF orientation ${orientation}`,
        await scene(160, 100).withMetadata({ orientation }).jpeg().toBuffer(),
      ),
    ),
  );
  return [
    ...turned,
    taken('a JPEG in CMYK', await scene(800, 600).toColourspace('cmyk').jpeg().toBuffer()),
    taken('a progressive JPEG', progressive),
    taken('a PNG of 16 bits and one channel', await scene(400, 300).toColourspace('grey16').png().toBuffer()),
    taken('a PNG that can be seen through', await scene(300, 300).ensureAlpha(0.3).png().toBuffer()),
    taken('an animated WebP', await animated.clone().webp({ loop: 0 }).toBuffer()),
    taken(
      'a JPEG with a script in its metadata',
      await sharp(jpeg)
        .withExif({ IFD0: { ImageDescription: script, Copyright: script } })
        .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${script}</x:xmpmeta>`)
        .jpeg()
        .toBuffer(),
    ),
    taken('a JPEG with a web page behind it', Buffer.concat([jpeg, Buffer.from(`<html>${script}</html>`)])),
    taken('a large JPEG', await scene(8000, 6000).jpeg({ quality: 60 }).toBuffer()),
    refused('a truncated JPEG', jpeg.subarray(0, jpeg.length / 2)),
    refused('a truncated progressive JPEG', progressive.subarray(0, progressive.length / 2)),
    refused('a truncated PNG', png.subarray(0, png.length / 2)),
    refused('the first bytes of a JPEG', jpeg.subarray(0, 100)),
    refused('a JPEG of two hundred scans', manyScans(progressive)),
    refused('an animated GIF', await animated.clone().gif().toBuffer()),
    refused('an SVG', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`)),
    refused(
      'an SVG that claims to be XML',
      Buffer.from(`<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "b">]><svg/>`),
    ),
    refused('a web page', Buffer.from(`<!doctype html><title>x</title>${script}${' '.repeat(400)}`)),
    refused(
      'noise behind the first bytes of a JPEG',
      Buffer.concat([jpeg.subarray(0, 20), Buffer.alloc(5000, 7)]),
    ),
    refused(
      'a pixel flood',
      await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#777' } })
        .png()
        .toBuffer(),
    ),
    refused(
      'a large AVIF of one colour',
      await sharp({ create: { width: 7000, height: 7000, channels: 3, background: '#777' } })
        .avif({ effort: 0 })
        .toBuffer(),
    ),
    refused('a PNG that claims two billion pixels', claimingSize(png, 46_000, 46_000)),
    refused('a PNG that claims more rows than it has', claimingSize(png, 400, 60_000)),
    refused(
      'a HEIC photo',
      Buffer.concat([Buffer.from('0000001866747970686569630000000068656963', 'hex'), Buffer.alloc(400)]),
    ),
  ];
}
