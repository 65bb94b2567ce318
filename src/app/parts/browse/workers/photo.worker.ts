import { PhotoHost } from '#offline/photos/photo-host.ts';

/** Photos are turned, made smaller and encoded beside the page: however large they are, it answers to touch. */
const host = new PhotoHost();

addEventListener('message', async (event: MessageEvent<unknown>) => {
  const reply = await host.receive(event.data);
  if (reply) postMessage(reply, { transfer: reply.type === 'prepared' ? [reply.photo.bytes] : [] });
});
