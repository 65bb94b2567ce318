/*
 * Contact details as people disguise them: each kind is a rule that writes a random number, handle or
 * address. The rules are independent of the detection code.
 */

/** A random generator from a seed (splitmix32): the same corpus everywhere. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) % below;
  };
}

class Dice {
  private readonly below: (limit: number) => number;
  constructor(seed: number) {
    this.below = randomFrom(seed);
  }
  upTo(limit: number): number {
    return this.below(limit);
  }
  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }
  of(values: string | readonly string[]): string {
    const list = typeof values === 'string' ? values.split(' ') : values;
    return list[this.below(list.length)] ?? '';
  }
  digits(count: number): string {
    return Array.from({ length: count }, () => this.below(10)).join('');
  }
  /** A mobile number of ten to thirteen digits, from its 0. */
  mobile(): string {
    return `08${this.of('1 2 3 5 7 8 9')}${this.digits(this.between(7, 10))}`;
  }
  /** Four, then three or four at a time. */
  groups(number: string): string[] {
    const size = this.between(3, 4);
    return [number.slice(0, 4), ...(number.slice(4).match(new RegExp(`.{1,${size}}`, 'g')) ?? [])];
  }
  name(): string {
    return `${this.of('budi sinar jaya mobilku dewi abadi garasi prima raja rizky')}${this.of('motor auto mobil mobilindo garage car otomotif')}`;
  }
  handle(): string {
    return `${this.of('budi sinar jaya dewi abadi garasi prima raja rizky andre')}${this.of(['_', '.', '', '__'])}${this.of('motor auto mobil garage cars id88 otomotif')}${this.of(['', '', '88', '_id', '01'])}`;
  }
}

const joined = (separators: string | readonly string[]) => (dice: Dice) =>
  dice.groups(dice.mobile()).join(dice.of(separators));
const each = (write: (digit: number, dice: Dice) => string, between: readonly string[]) => (dice: Dice) => {
  const gap = dice.of(between);
  return [...dice.mobile()].map((digit) => write(Number(digit), dice)).join(gap);
};
const spelled = (names: string) => {
  const list = names.split(' ');
  return (digit: number) => list[digit] ?? '';
};
const indonesian = spelled('nol satu dua tiga empat lima enam tujuh delapan sembilan');
const tens = (pair: string): string => {
  const [ten = 0, one = 0] = [...pair].map(Number);
  if (pair.length < 2 || ten === 0) return [...pair].map((digit) => indonesian(Number(digit))).join(' ');
  if (ten === 1) return ['sepuluh', 'sebelas'][one] ?? `${indonesian(one)} belas`;
  return `${indonesian(ten)} puluh${one === 0 ? '' : ` ${indonesian(one)}`}`;
};
/** Marks the hidden part, where neighbouring words hint at it but do not belong to it. */
const hide = (text: string) => `‹${text}›`;
const emails = 'gmail yahoo hotmail outlook ymail';

/** What is hidden, by the name of its rule. */
const disguises: Readonly<Record<string, (dice: Dice) => string>> = {
  'many spaces': (dice) => dice.groups(dice.mobile()).join(' '.repeat(dice.between(4, 9))),
  'tabs and line breaks': joined(['\t\t', '\n\n\n', ' \n ', '\n-\n', '\t \t']),
  'many dots': (dice) => dice.groups(dice.mobile()).join('.'.repeat(dice.between(4, 8))),
  'rows of signs': (dice) =>
    dice.groups(dice.mobile()).join(dice.of('--- ==== ~~~~ **** ///// ____ ++++').repeat(1)),
  'signs in spaces': joined([' --- ', ' ... ', ' == ', ' *** ', ' ~ ~ ', ' // ', ' || ', ' + + ']),
  arrows: joined([' -> ', ' => ', ' → ', '->', ' >> ', ' ➡️ ', ' --> ', '>>>']),
  'letters between': (dice) => dice.groups(dice.mobile()).join(dice.of('x X a k q xx abc z')),
  'a letter after each digit': (dice) =>
    [...dice.mobile()].map((digit) => digit + dice.of('a c d f h j k m n p r u v w x y')).join(''),
  'words between': (dice) =>
    dice
      .groups(dice.mobile())
      .join(
        ` ${dice.of(['lalu', 'terus', 'spasi', 'strip', 'kemudian', 'dan', 'lanjut', 'sambung', 'titik', 'lalu angka'])} `,
      ),
  'asides between': (dice) =>
    dice
      .groups(dice.mobile())
      .join(` (${dice.of(['tanpa spasi', 'sambung', 'lanjut ya', 'kak', 'hehe', 'dst'])}) `),
  'emoji between': joined(['📞', ' 🚗 ', '🔥🔥', ' ✅✅ ', '👉', ' 🙏🏻 ', '👨‍👩‍👧']),
  'brackets around groups': (dice) =>
    dice
      .groups(dice.mobile())
      .map((group) => dice.of(['(#)', '[#]', '{#}', '<#>']).replace('#', group))
      .join(dice.of(['', ' ', '-'])),
  'quoted groups': (dice) =>
    dice
      .groups(dice.mobile())
      .map((group) => `"${group}"`)
      .join(dice.of([' ', '', ', '])),
  'as an amount, without its 0': (dice) =>
    `8${dice.of('1 2 3 5 7')}.${dice.digits(3)}.${dice.digits(3)}.${dice.digits(3)}`,
  'as an amount of millions': (dice) =>
    `8${dice.of('1 2 3 5 7')}${dice.upTo(10)}.${dice.digits(3)}.${dice.digits(2)}${dice.between(1, 9)}`,
  'mixed separators': (dice) =>
    dice
      .groups(dice.mobile())
      .map((group, at) => (at === 0 ? group : dice.of(['-', '.', ' ', '/', ', ', ' . ', '_', ' - ']) + group))
      .join(''),
  pairs: (dice) => (dice.mobile().match(/..?/g) ?? []).join(dice.of([' ', '-', '.', ' . ', '/'])),
  'letters that look alike': (dice) => {
    const looks = spelled('O I Z E A S G T B 9');
    return dice
      .groups(dice.mobile())
      .map((group) => [...group].map((digit) => (dice.upTo(5) < 2 ? looks(Number(digit)) : digit)).join(''))
      .join(dice.of(['', ' ', '-']));
  },
  'mostly letters that look alike': (dice) => {
    const number = dice.mobile();
    return [...number]
      .map((digit, at) =>
        at < 9 && dice.upTo(4) < 3 ? spelled('O I Z 3 A S G 7 8 9')(Number(digit)) : digit,
      )
      .join('');
  },
  'small letters that look alike': (dice) =>
    dice
      .groups(dice.mobile())
      .map((group) =>
        [...group]
          .map((digit) => (dice.upTo(3) === 0 ? spelled('o l z 3 4 s b 7 8 q')(Number(digit)) : digit))
          .join(''),
      )
      .join(dice.of(['', ' ', '.'])),
  'Indonesian words': each(indonesian, [' ', '-', ', ', '. ', '   ', '\n']),
  'Indonesian words as one': each(indonesian, ['']),
  'words and digits': each(
    (digit, dice) => (dice.upTo(2) === 0 ? indonesian(digit) : String(digit)),
    [' ', '', '-'],
  ),
  'words with capitals': each(
    (digit) => indonesian(digit).replace(/^./, (letter) => letter.toUpperCase()),
    ['', ' ', '.'],
  ),
  'words of everyday': each(spelled('kosong satu dua tiga empat lima enam tujuh lapan sembilan'), [
    ' ',
    ' . ',
    '/',
  ]),
  'English words': each(spelled('zero one two three four five six seven eight nine'), [' ', '-', '']),
  'English "oh"': each(spelled('oh one two three four five six seven eight nine'), [' ', '-']),
  'Javanese words': each(spelled('nol siji loro telu papat limo enem pitu wolu songo'), [' ', '-']),
  'Sundanese words': each(spelled('nol hiji dua tilu opat lima genep tujuh dalapan salapan'), [' ', ', ']),
  'numbers in words': (dice) =>
    (dice.mobile().match(/..?/g) ?? []).map(tens).join(dice.of([' ', ', ', ' - '])),
  'words without vowels': each(spelled('nl st dua tg empt lm enm tjh dlpn smbln'), [' ', '-']),
  'words with figures for letters': each(
    spelled('n0l s4tu du4 t1ga 3mpat l1ma en4m tuju6 d3lapan s3mbilan'),
    [' ', '-'],
  ),
  'words letter by letter': each((digit) => [...indonesian(digit)].join(' '), ['  ', ' ', ' - ']),
  'stretched words': each((digit) => indonesian(digit).replace(/[aeiou]/, '$&$&$&'), [' ', '..']),
  'signs of other scripts': (dice) => {
    const zero = dice.of(['０', '٠', '०', '๐', '᭐', '꧐', '𝟎', '𝟶', '₀', '۰']);
    const first = zero.codePointAt(0) ?? 0;
    return dice
      .groups(dice.mobile())
      .map((group) => [...group].map((digit) => String.fromCodePoint(first + Number(digit))).join(''))
      .join(dice.of(['', ' ', '-', '    ']));
  },
  'keys and circles': each(
    (digit, dice) => (dice.upTo(2) === 0 ? `${digit}\ufe0f\u20e3` : ([...'⓪①②③④⑤⑥⑦⑧⑨'][digit] ?? '')),
    ['', ' ', '  '],
  ),
  'invisible characters': (dice) =>
    [...dice.mobile()].join(
      dice.of([
        '\u200b',
        '\u2060',
        '\u00ad',
        '\u200d',
        '\u034f',
        '\u2063\u200b',
        '\ufeff',
        '\u115f',
        '\u3164',
      ]),
    ),
  'marks on the digits': (dice) =>
    [...dice.mobile()].map((digit) => `${digit}${dice.of(['\u0336', '\u0332', '\u0305'])}`).join(''),
  'with the country': (dice) => {
    const [first = '', ...rest] = dice.groups(dice.mobile());
    return (
      dice.of(['+62', '(+62)', '62', '(62)', '+62 (0)', '0062', '+ 62', '+6 2']) +
      dice.of(['', ' ', '-', '.']) +
      [first.slice(1), ...rest].join(dice.of([' ', '-', '...', '    ']))
    );
  },
  'without its 0': (dice) => {
    const [first = '', ...rest] = dice.groups(dice.mobile());
    return (
      dice.of(['wa ', 'hp ', 'hub ', 'nomor ', 'telp. ']) +
      hide([first.slice(1), ...rest].join(dice.of([' ', '-', '.', ''])))
    );
  },
  'without its 0, after words': (dice) =>
    `${dice.of(['chat saya di', 'hubungi nomor ini', 'wa aja ke', 'telepon ke nomor'])} ${hide(dice.mobile().slice(1))}`,
  backwards: (dice) =>
    `${hide([...dice.mobile()].reverse().join(''))} ${dice.of(['dibalik', 'baca dari belakang', '(dibaca terbalik)'])}`,
  landline: (dice) =>
    dice
      .of(['021', '022', '031', '0274', '0251', '0361'])
      .replace(/.*/, (area) => `${dice.of(['', '('])}${area}`) +
    dice.of([') ', '-', ' ', ' - ', '.', '   ']) +
    `${dice.between(2, 8)}${dice.digits(2)}${dice.of([' ', '', '-', '.'])}${dice.between(2, 9)}${dice.digits(3)}`,
  'a handle after a platform': (dice) =>
    `${dice.of(['IG', 'ig', 'Instagram', 'Insta', 'telegram', 'Telegram', 'TikTok', 'tiktok', 'facebook', 'FB'])}${dice.of([' ', ': ', ' = ', ' - ', ' @', ' kami ', ' : @', ' saya '])}${hide(dice.handle())}`,
  'a handle in a sentence': (dice) =>
    dice
      .of([
        'cari # di instagram',
        'follow ig kami #',
        'dm ke ig #',
        'akun tiktok #',
        'username telegram #',
        'id line #',
        'line id: #',
        'fb nya #',
      ])
      .replace('#', hide(`${dice.handle()}_${dice.upTo(90)}`)),
  'a handle with @': (dice) => `${dice.of(['@', '@ ', '＠', '(@) '])}${dice.handle()}_${dice.digits(2)}`,
  'an address of mail': (dice) => `${dice.handle()}@${dice.of(emails)}.${dice.of('com co.id')}`,
  'mail in words': (dice) =>
    `${dice.handle()}${dice.of([' at ', ' (at) ', '[at]', ' @ ', '(a)', ' et ', ' {at} ', ' a keong '])}${dice.of(emails)}${dice.of([' dot ', ' titik ', '(dot)', '[.]', ' . ', ',', ' '])}com`,
  'mail of a firm': (dice) =>
    `${dice.of('sales info admin budi')}${dice.of([' at ', '(at)', '[at]', ' @ '])}${dice.name()}${dice.of([' dot ', '(dot)', ' . ', '[dot]', ' titik '])}${dice.of('com net id')}`,
  'mail letter by letter': (dice) =>
    `${dice.handle()} @ ${dice.of(['g m a i l', 'g-mail', 'G.mail', 'y a h o o'])} com`,
  link: (dice) =>
    `${dice.of(['http://', 'https://', 'www.', 'hxxps://', 'https : // ', 'www . '])}${dice.name()}.${dice.of('com id net')}`,
  domain: (dice) => `${dice.name()}.${dice.of('com co.id shop store online xyz id net site my.id web.id')}`,
  'domain in spaces': (dice) => `${dice.name()}${dice.of([' . ', ' .', '. '])}${dice.of('com net xyz')}`,
  'domain in words': (dice) =>
    `${dice.name()}${dice.of([' dot ', ' titik ', '(dot)', '[dot]', '[.]', ' (titik) ', ',', ' d0t '])}${dice.of('com net')}`,
  'short links': (dice) =>
    dice.of([
      'wa.me/',
      'wa . me / ',
      'wa me/',
      'wa dot me slash ',
      'bit.ly/',
      'bit . ly/',
      's.id/',
      't.me/',
      'linktr.ee/',
      'api.whatsapp.com/send?phone=62',
      'wa[.]me/',
    ]) + dice.handle(),
  'with a word of speech': (dice) =>
    `${dice.of('nol kosong')} ${dice
      .groups(dice.mobile())
      .join(dice.of([', ', ' trs ', ' ya ', ' – ']))
      .slice(1)}`,
  doubled: (dice) => {
    const pair = dice.upTo(10);
    return `${dice.mobile().slice(0, 6)} ${dice.of('double dobel')} ${pair} ${dice.digits(dice.between(3, 4))}`;
  },
  'a word between all words': each(indonesian, [', lalu ', ' terus ', ' lanjut ', ', kemudian ']),
  'words with accents': each(spelled('nól sátu dúa tigá émpat lìma ènam tujüh delãpan sembîlan'), [' ', '-']),
  'Betawi words': each(spelled('kosong atu due tige ampat lime enam tuju lapan sembilan'), [' ', ', ']),
  'polite Javanese words': each(spelled('nol setunggal kalih tigo sekawan gangsal enem pitu wolu songo'), [
    ' ',
  ]),
  'Minang words': each(spelled('kosong ciek duo tigo ampek limo anam tujuah salapan sambilan'), [' ', ', ']),
  'Batak words': each(spelled('nol sada dua tolu opat lima onom pitu ualu sia'), [' ', '-']),
  'misspelt words': each(
    (digit, dice) => {
      const name = indonesian(digit);
      const at = dice.between(1, name.length - 2);
      return dice.upTo(5) < 2 && name.length > 3 ? name.slice(0, at) + name.slice(at + 1) : name;
    },
    [' ', ', '],
  ),
  'Cyrillic letters': each((digit) => [...'О12ЗЧ5б7В9'][digit] ?? '', ['', ' ']),
  'without its 0, mixed signs': (dice) => {
    const [one, two, three] = [dice.digits(2), dice.between(2031, 9999), dice.between(2031, 9999)];
    return `8${dice.of('1 2 3 5 7')}${one.slice(1)}${dice.of('. -')}${two}${dice.of(['-', ' '])}${three}`;
  },
  'in the words of an amount': (dice) =>
    `8${dice.of('1 2 3 5 7')}${dice.digits(1)} juta ${dice.digits(3)} ribu ${dice.digits(3)} ${dice.digits(2)}`,
  'pairs with words between': (dice) =>
    (dice.mobile().slice(0, 12).match(/../g) ?? [])
      .map((pair) => `${pair} ${dice.of('di ke lalu dan oke sip')} `)
      .join('')
      .trim(),
  'praise between': (dice) =>
    [...dice.mobile()]
      .map((digit) => `${digit} ${dice.of('bagus mulus terawat siap pakai murah irit nyaman bersih')} `)
      .join('')
      .trim(),
  'teens and tens as one': (dice) =>
    `nol delapan ${['sebelas', 'duabelas', 'tigabelas'][dice.upTo(3)]} ${Array.from(
      { length: 4 },
      () => `${indonesian(dice.between(2, 9))}${dice.of(['', 'puluh'])}${indonesian(dice.between(1, 9))}`,
    ).join(' ')}`,
  'a domain of information': (dice) => `${dice.name()}.info`,
  'discord and threads': (dice) =>
    `${dice.of(['discord', 'threads', 'Discord:', 'threads saya', 'discord id'])} ${hide(dice.handle())}`,
  'mail without its signs': (dice) =>
    `${hide(`email ${dice.handle()} ${dice.of(['di ', 'pakai ', ''])}gmail`)}`,
  'a platform in pieces, or with an ending': (dice) =>
    `${dice.of(['ignya', 'IG-nya', 'instagramnya', 'tiktoknya', 'instagramku', 'IG ku', 'youtube channel', 'I G', 'insta gram', 'Tik-Tok', 'skype', 'kakao talk'])} ${hide(dice.handle())}${dice.digits(2)}`,
  'a handle letter by letter': (dice) =>
    `${dice.of(['ig', 'IG :', 'fb'])} ${hide([...dice.name()].join(' '))}`,
  'a handle in brackets': (dice) => `${dice.of(['instagram', 'tiktok', 'fb'])} (${hide(dice.handle())})`,
  'mail by its provider': (dice) =>
    hide(`${dice.of(['gmail saya', 'gmailnya', 'gmail', 'yahoo mail'])} ${dice.name()}${dice.digits(2)}`),
  'a landline digit by digit': (dice) => {
    const number = [...`${dice.of('021 022 031')}${dice.between(2, 8)}${dice.digits(6)}`];
    const area = number.slice(0, 3).join('');
    return dice.upTo(2) === 0
      ? `${area} ${number
          .slice(3)
          .map((digit) => indonesian(Number(digit)))
          .join(' ')}`
      : number.join(' ');
  },
  'an address at a host of links': (dice) =>
    `${hide(dice.of(['#.carrd.co', 'discord.gg/#', 'g.page/#', 'x.com/#', 'beacons.ai/#']).replace('#', dice.name()))}`,
  'found on another site': (dice) =>
    hide(`cari ${dice.name()} di ${dice.of('shopee tokopedia olx youtube google')}`),
};

export const disguiseKinds = Object.keys(disguises);

const places: readonly string[] = [
  '%',
  'Hubungi %',
  'Mobil terawat, pajak hidup. %',
  'Minat? % siap antar',
  'Avanza 2019 km 45.000 % harga 150 juta nego',
  'Serius langsung % ya kak',
  'Toyota Innova 2.4 G 2018 istimewa\n%\nBisa tukar tambah',
  'Info lebih lanjut %',
];

export interface Disguised {
  readonly kind: string;
  readonly text: string;
  /** What must not be readable, and where it is in the text. */
  readonly hidden: string;
  readonly start: number;
}

/** `count` disguises of each kind. */
export function corpusOfDisguises(count: number, seed = 1): Disguised[] {
  return Object.entries(disguises).flatMap(([kind, write], nth) =>
    Array.from({ length: count }, (_, turn) => {
      const dice = new Dice(seed * 1_000_003 + nth * 1009 + turn);
      const written = write(dice);
      const [, before = '', hidden = written, after = ''] = /^(.*)‹(.*)›(.*)$/s.exec(written) ?? [];
      const place = dice.of(places);
      const text = place.replace('%', () => before + hidden + after);
      return { kind, hidden, text, start: place.indexOf('%') + before.length };
    }),
  );
}

/** Whether more than a third of the hidden text is still readable, given the detected ranges. */
export function isMissed(
  { hidden, start }: Disguised,
  found: readonly { readonly start: number; readonly end: number }[],
): boolean {
  const says = (sign: string) => /[\p{L}\p{N}]/u.test(sign);
  const isHidden = (at: number) => found.some((one) => at >= one.start && at < one.end);
  const signs = [...hidden.matchAll(/./gsu)].filter(({ 0: sign }) => says(sign));
  const left = signs.filter(({ index }) => !isHidden(start + index));
  return left.length > signs.length / 3;
}
