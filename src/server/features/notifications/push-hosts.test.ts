import { expect, it } from 'vitest';
import { isPushService } from './push-hosts.ts';

it.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://wns2-sg2p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/abc',
])('takes %s', (endpoint) => expect(isPushService(endpoint)).toBe(true));

it.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://a:b@fcm.googleapis.com/abc',
  'https://fcm.googleapis.com.evil.example/abc',
  'https://evil.example/fcm.googleapis.com',
  'https://xfcm.googleapis.com/abc',
  'https://127.0.0.1/abc',
  'https://localhost/abc',
  'https://169.254.169.254/latest/meta-data',
  'ftp://fcm.googleapis.com/abc',
  'nonsense',
  'https://fcm.googleapis.com/fcm/../abc',
  'https://fcm.googleapis.com/fcm/%2e%2e/abc',
  'https://fcm.googleapis.com\\abc',
  'https://FCM.googleapis.com/abc',
  'https://fcm.googleapis.com/abc#d',
  ' https://fcm.googleapis.com/abc',
  'https://evil.notify.windows.com/w/?token=abc',
  'https://a.wns2-sg2p.notify.windows.com/w/?token=abc',
])('refuses %s', (endpoint) => expect(isPushService(endpoint)).toBe(false));
