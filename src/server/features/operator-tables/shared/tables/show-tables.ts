import * as z from 'zod/mini';
import {
  dayCell,
  linkCell,
  numberCell,
  orNull,
  slugCell,
  sourced,
  textCell,
} from '#server/features/operator-tables/shared/cells.ts';
import { operatorTable } from '#server/features/operator-tables/shared/operator-table.ts';

const count = (label: { id: string; en: string }) => orNull(numberCell(label, { most: 10_000_000 }));
const list = (label: { id: string; en: string }) => orNull(textCell(label, 2000));
const { checked, is_estimate, source } = sourced;

export const autoShowTable = operatorTable({
  name: 'auto-shows',
  title: { id: 'Pameran', en: 'Shows' },
  about: {
    id: 'Edisi GIIAS yang lalu dan yang akan datang. Yang tidak diketahui dikosongkan dan tidak tampil. Daftar dipisah tanda |.',
    en: 'Past and coming editions of GIIAS. What is not known stays empty and is not shown. Lists are separated by |.',
  },
  file: 'operator/auto-shows.csv',
  row: z.object({
    show: slugCell({ id: 'Kode', en: 'Code' }),
    name: textCell({ id: 'Nama', en: 'Name' }, 80),
    first_day: dayCell({ id: 'Hari pertama', en: 'First day' }),
    last_day: dayCell({ id: 'Hari terakhir', en: 'Last day' }),
    venue: orNull(textCell({ id: 'Tempat', en: 'Venue' }, 120)),
    city: textCell({ id: 'Kota', en: 'City' }, 60),
    theme: orNull(textCell({ id: 'Tema', en: 'Theme' }, 120)),
    halls: count({ id: 'Hall', en: 'Halls' }),
    area: count({ id: 'Luas (m²)', en: 'Area (m²)' }),
    brands: count({ id: 'Jumlah merek', en: 'Brands' }),
    brand_names: list({ id: 'Nama merek', en: 'Names of brands' }),
    launches: count({ id: 'Jumlah model baru', en: 'Launches' }),
    launched: list({ id: 'Model baru', en: 'Launched models' }),
    visitors: count({ id: 'Pengunjung', en: 'Visitors' }),
    tickets: orNull(linkCell({ id: 'Tiket', en: 'Tickets' })),
    ...{ checked, is_estimate, source },
  }),
  ...{ key: ['show'], ended: 'dropped' },
});
