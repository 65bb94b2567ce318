import { sql } from 'drizzle-orm';
import { openDatabase } from '#server/db/open-database.ts';
import { migrationsDirectory } from '#server/migrations-directory.ts';
const database = await openDatabase({ dataDirectory: '/tmp/imp/data', migrationsDirectory });
const r = await database.orm.execute(sql`select l.title, b.name b, m.name m, v.name v, l.variant_name vn, l.fuel, l.transmission t, l.body_type bt, l.make_year y, l.registration_year ry, l.kilometer_driven km, l.price/1000000.0 p, l.color, p.name pr, l.listing_type lt, l.published_at::date d, l.status from listings l join brands b on b.id=l.brand_id join models m on m.id=l.model_id left join variants v on v.id=l.variant_id join provinces p on p.id=l.province_id order by l.id`) as any;
let matched = 0;
for (const x of r.rows) { if (x.v) matched++; console.log([x.title, x.b, x.m, x.v ?? `(${x.vn})`, x.fuel, x.t, x.bt, x.y, x.ry, x.km, +x.p, x.color, x.pr, x.lt, x.d?.toISOString?.().slice(0,10) ?? x.d, x.status].join(' | ')); }
console.log('variants matched', matched, 'of', r.rows.length);
await database.close();
