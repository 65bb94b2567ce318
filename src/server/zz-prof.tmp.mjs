var __defProp = Object.defineProperty;
var __export = (target, all2) => {
  for (var name in all2)
    __defProp(target, name, { get: all2[name], enumerable: true });
};

// src/server/db/open-database.ts
import path5 from "node:path";

// src/server/db/data-directory-lock.ts
import { chmod, link, mkdir, mkdtemp as mkdtemp2, rm as rm2 } from "node:fs/promises";
import net2 from "node:net";
import path3 from "node:path";
import * as z from "zod";

// src/server/start-up-error.ts
var StartUpError = class extends Error {
  name = "StartUpError";
};

// src/server/db/database-errors.ts
var DataDirectoryNotWritableError = class extends StartUpError {
  name = "DataDirectoryNotWritableError";
  constructor(dataDirectory, reason) {
    super(
      `DATA_DIR ${dataDirectory} cannot be written to (${reason}): name a directory this user may create or write.`
    );
  }
};
var DatabaseUnreachableError = class extends StartUpError {
  name = "DatabaseUnreachableError";
  constructor(where, reason) {
    super(`DATABASE_URL: no connection to ${where}: ${reason}.`);
  }
};
var DatabaseNewerError = class extends StartUpError {
  name = "DatabaseNewerError";
  constructor() {
    super(
      "The database was migrated by a newer version of Lajur than this one: start that version, or restore a backup."
    );
  }
};
var DatabaseMigrationError = class extends StartUpError {
  name = "DatabaseMigrationError";
  constructor(reason) {
    super(`The database could not be migrated: ${reason}.`);
  }
};
var DatabaseDamagedError = class extends StartUpError {
  name = "DatabaseDamagedError";
  constructor(directory, reason) {
    super(
      `The database in ${directory} does not open (${reason}): restore it from a backup, or move it away to begin anew.`
    );
  }
};
function reasonOf(error) {
  const innermost = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const text4 = innermost instanceof Error ? innermost.message : String(innermost);
  return text4.replace(/\s+/g, " ").replace(/[.\s]+$/, "");
}
function codeOf(error) {
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0]);
  if (error instanceof Error && "code" in error && typeof error.code === "string") return error.code;
  return error instanceof Error && error.cause !== void 0 ? codeOf(error.cause) : void 0;
}

// src/server/db/holder-socket.ts
import { readdir } from "node:fs/promises";
import net from "node:net";
import path2 from "node:path";

// src/server/db/socket-path.ts
import { mkdtemp, rm, symlink } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
var longestSocketPath = 103;
async function withSocketPath(directory, relativeName, use) {
  const direct = path.join(directory, relativeName);
  if (Buffer.byteLength(direct) <= longestSocketPath) return await use(direct);
  const passage = await mkdtemp(path.join(os.tmpdir(), "lajur-"));
  try {
    const link2 = path.join(passage, "d");
    await symlink(directory, link2);
    const short = path.join(link2, relativeName);
    if (Buffer.byteLength(short) > longestSocketPath)
      throw new Error(`the temporary directory's path is too long`);
    return await use(short);
  } finally {
    await rm(passage, { recursive: true, force: true });
  }
}

// src/server/db/holder-socket.ts
var pattern = /^control-(\d{1,12})\.sock$/;
function holderSocketName(generation) {
  return `control-${generation}.sock`;
}
async function holderGenerations(directory) {
  const names = await readdir(directory);
  const found = names.flatMap((name) => pattern.exec(name)?.[1] ?? []).map(Number);
  return found.sort((a, b) => b - a);
}
async function connectToGeneration(directory, generation) {
  return await withSocketPath(directory, holderSocketName(generation), async (socketPath) => {
    const socket = net.connect(socketPath);
    try {
      await new Promise((resolve, reject) => {
        socket.once("connect", resolve).once("error", reject);
      });
      return socket;
    } catch (error) {
      socket.destroy();
      if (["ECONNREFUSED", "ENOENT"].includes(codeOf(error) ?? "")) return void 0;
      throw error;
    }
  });
}
async function connectToHolder(directory) {
  for (; ; ) {
    const newest = await newestGeneration(directory);
    if (newest === 0) return void 0;
    const socket = await connectToGeneration(directory, newest);
    if (socket || await newestGeneration(directory) === newest) return socket;
  }
}
async function newestGeneration(directory) {
  try {
    return (await holderGenerations(path2.resolve(directory)))[0] ?? 0;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return 0;
    throw error;
  }
}

// src/server/db/socket-lines.ts
async function* readLines(socket) {
  socket.setEncoding("utf8");
  let rest = "";
  for await (const chunk of socket) {
    const lines = `${rest}${chunk}`.split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
}

// src/server/db/data-directory-lock.ts
var DataDirectoryHeldError = class extends StartUpError {
  name = "DataDirectoryHeldError";
  constructor(dataDirectory, pid) {
    const who = pid === void 0 ? "another process" : `another process (pid ${pid})`;
    super(`DATA_DIR ${dataDirectory} is in use by ${who}: stop that one first, or name another directory.`);
  }
};
var greeting = z.object({ pid: z.number(), serves: z.boolean() });
async function holdDataDirectory(dataDirectory, options = {}) {
  const directory = path3.resolve(dataDirectory);
  await makeDirectory(directory, dataDirectory);
  const door = new Door(options.serves ?? false);
  try {
    await take(directory, dataDirectory, door);
  } catch (error) {
    await door.close();
    if (error instanceof StartUpError) throw error;
    throw new DataDirectoryNotWritableError(dataDirectory, `no lock can be kept there, ${reasonOf(error)}`);
  }
  return {
    dataDirectory: directory,
    serve: (onConnection) => door.open(onConnection),
    // The dead socket stays: the newest number must never go. The next holder clears it away.
    release: () => door.close()
  };
}
async function makeDirectory(directory, givenName) {
  try {
    await mkdir(directory, { recursive: true, mode: 448 });
    await rm2(await mkdtemp2(path3.join(directory, ".write-")), { recursive: true });
  } catch (error) {
    throw new DataDirectoryNotWritableError(givenName, reasonOf(error).replace(/,.*/, ""));
  }
}
async function take(directory, givenName, door) {
  const staging = await mkdtemp2(path3.join(directory, ".control-"));
  const socket = path3.join(staging, "s");
  try {
    await withSocketPath(
      directory,
      path3.relative(directory, socket),
      (socketPath) => door.listen(socketPath)
    );
    await chmod(socket, 384);
    for (; ; ) {
      const newest = await newestGeneration(directory);
      const holder = await connectToHolder(directory);
      if (holder) throw new DataDirectoryHeldError(givenName, await pidOf(holder));
      if (await linked(socket, path3.join(directory, holderSocketName(newest + 1)))) {
        if (await newestGeneration(directory) === newest + 1)
          return await clearOlder(directory, newest + 1);
        await rm2(path3.join(directory, holderSocketName(newest + 1)), { force: true });
      }
    }
  } finally {
    await rm2(staging, { recursive: true, force: true });
  }
}
async function linked(from, to) {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  }
}
async function clearOlder(directory, own) {
  for (const generation of await holderGenerations(directory)) {
    if (generation < own) await rm2(path3.join(directory, holderSocketName(generation)), { force: true });
  }
}
async function pidOf(holder) {
  holder.setTimeout(2e3, () => holder.destroy());
  try {
    for await (const line of readLines(holder)) return greeting.parse(JSON.parse(line)).pid;
  } catch {
  } finally {
    holder.destroy();
  }
  return void 0;
}
var Door = class {
  #serves;
  #server;
  #sockets = /* @__PURE__ */ new Set();
  #waiting = [];
  #onConnection;
  constructor(serves) {
    this.#serves = serves;
    this.#server = net2.createServer((socket) => this.#greet(socket));
    this.#server.unref();
  }
  async listen(socketPath) {
    await new Promise((resolve, reject) => {
      this.#server.once("error", reject).listen(socketPath, resolve);
    });
  }
  open(onConnection) {
    this.#onConnection = onConnection;
    for (const socket of this.#waiting.splice(0)) onConnection(socket);
  }
  async close() {
    const closed = new Promise((resolve) => this.#server.close(() => resolve()));
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }
  #greet(socket) {
    this.#sockets.add(socket);
    socket.on("close", () => this.#sockets.delete(socket));
    socket.on("error", () => socket.destroy());
    const hello = `${JSON.stringify({ pid: process.pid, serves: this.#serves })}
`;
    if (!this.#serves) {
      socket.end(hello);
      return;
    }
    socket.write(hello);
    if (this.#onConnection) this.#onConnection(socket);
    else this.#waiting.push(socket);
  }
};

// src/server/db/pglite-database.ts
import { existsSync, writeSync } from "node:fs";
import { mkdir as mkdir2, open, readdir as readdir2, rename, rm as rm3 } from "node:fs/promises";
import path4 from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";

// src/server/db/change-listeners.ts
var ChangeListeners = class {
  #listeners = /* @__PURE__ */ new Set();
  #onWarning;
  constructor(onWarning) {
    this.#onWarning = onWarning;
  }
  add(listener) {
    const entry = () => listener();
    this.#listeners.add(entry);
    return () => this.#listeners.delete(entry);
  }
  /** One listener's failure is not the announcer's, nor the other listeners'. */
  call() {
    for (const listener of [...this.#listeners]) {
      try {
        listener();
      } catch (error) {
        this.#onWarning(
          `a change listener failed: ${error instanceof Error ? error.message : String(error)}`
        );
      }
    }
  }
  clear() {
    this.#listeners.clear();
  }
};

// src/server/db/schema/listing.schema.ts
var listing_schema_exports = {};
__export(listing_schema_exports, {
  listings: () => listings,
  media: () => media,
  seedState: () => seedState
});
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean as boolean5,
  index as index3,
  integer as integer3,
  pgTable as pgTable3,
  real,
  smallint,
  text as text3,
  timestamp,
  uniqueIndex,
  uuid
} from "drizzle-orm/pg-core";

// src/contract/listing.ts
import * as z4 from "zod/mini";

// src/contract/picture.ts
import * as z2 from "zod/mini";
var pictureRatio = 16 / 10;
var picture = z2.object({
  /** Names the photo; its bytes never change. */
  key: z2.string().check(z2.regex(/^[a-z0-9.-]{1,120}$/)),
  /** A few blurred pixels as a data URI, shown until the photo is there. */
  preview: z2.string()
});

// src/contract/vehicle.ts
import * as z3 from "zod/mini";
var bodyTypeCode = z3.enum([
  "mpv",
  "suv",
  "hatchback",
  "sedan",
  "crossover",
  "pickup-truck",
  "van",
  "wagon",
  "coupe",
  "convertible"
]);
var bodyTypeNames = {
  mpv: { id: "MPV", en: "MPV" },
  suv: { id: "SUV", en: "SUV" },
  hatchback: { id: "Hatchback", en: "Hatchback" },
  sedan: { id: "Sedan", en: "Sedan" },
  crossover: { id: "Crossover", en: "Crossover" },
  "pickup-truck": { id: "Pick-up", en: "Pickup" },
  van: { id: "Van", en: "Van" },
  wagon: { id: "Wagon", en: "Wagon" },
  coupe: { id: "Coupe", en: "Coupe" },
  convertible: { id: "Convertible", en: "Convertible" }
};
var fuelCode = z3.enum(["bensin", "diesel", "hybrid", "listrik"]);
var fuelNames = {
  bensin: { id: "Bensin", en: "Petrol" },
  diesel: { id: "Diesel", en: "Diesel" },
  hybrid: { id: "Hybrid", en: "Hybrid" },
  listrik: { id: "Listrik", en: "Electric" }
};
var transmissionCode = z3.enum(["manual", "otomatis"]);
var transmissionNames = {
  manual: { id: "Manual", en: "Manual" },
  otomatis: { id: "Otomatis", en: "Automatic" }
};
var listingTypeCode = z3.enum(["individu", "diler"]);
var colorCode = z3.enum([
  "putih",
  "hitam",
  "silver",
  "abu-abu",
  "merah",
  "biru",
  "cokelat",
  "hijau",
  "kuning",
  "oranye",
  "krem",
  "emas",
  "ungu",
  "lainnya"
]);
var colorNames = {
  putih: { id: "Putih", en: "White", hex: "#f4f5f4" },
  hitam: { id: "Hitam", en: "Black", hex: "#15181a" },
  silver: { id: "Silver", en: "Silver", hex: "#b9bdc0" },
  "abu-abu": { id: "Abu-abu", en: "Grey", hex: "#5f656a" },
  merah: { id: "Merah", en: "Red", hex: "#a51318" },
  biru: { id: "Biru", en: "Blue", hex: "#1a4690" },
  cokelat: { id: "Cokelat", en: "Brown", hex: "#5c4433" },
  hijau: { id: "Hijau", en: "Green", hex: "#35543f" },
  kuning: { id: "Kuning", en: "Yellow", hex: "#dfa70f" },
  oranye: { id: "Oranye", en: "Orange", hex: "#cb5012" },
  krem: { id: "Krem", en: "Beige", hex: "#d3c8b0" },
  emas: { id: "Emas", en: "Gold", hex: "#b89a5a" },
  ungu: { id: "Ungu", en: "Purple", hex: "#5b3a6e" },
  lainnya: { id: "Lainnya", en: "Other", hex: "#8fa3a0" }
};
var categories = [
  { id: 1, slug: "mobil", name: { id: "Mobil", en: "Cars" }, isSelected: true, isUsed: true },
  { id: 2, slug: "motor", name: { id: "Motor", en: "Motorcycles" }, isSelected: false, isUsed: false },
  { id: 3, slug: "truk", name: { id: "Truk", en: "Trucks" }, isSelected: false, isUsed: false },
  {
    id: 4,
    slug: "motor-roda-tiga",
    name: { id: "Motor Roda Tiga", en: "Three-wheelers" },
    isSelected: false,
    isUsed: false
  }
];
var carCategoryId = 1;

// src/contract/listing.ts
var listingStatuses = [
  "unverified",
  "pending",
  "live",
  "reserved",
  "sold",
  "expired",
  "removed",
  "rejected"
];
var listingStatus = z4.enum(listingStatuses);
var listingLimits = {
  titleLength: 120,
  descriptionLength: 1e3,
  nameLength: 35,
  photos: 20,
  lifetimeDays: 60
};
var listingCard = z4.object({
  id: z4.number(),
  /** Brand, model and variant, as far as they are known. */
  label: z4.string(),
  /** The detail page's slug, the id last; the same in both languages. */
  slug: z4.string(),
  price: z4.number(),
  makeYear: z4.number(),
  kilometerDriven: z4.nullable(z4.number()),
  transmission: transmissionCode,
  listingType: listingTypeCode,
  /** The city, or the province where the seller named no city. */
  place: z4.string(),
  coverImage: z4.nullable(picture),
  imageCount: z4.number(),
  publishedAt: z4.iso.datetime(),
  status: listingStatus
});
var listingDetail = z4.object({
  ...listingCard.shape,
  carIdHash: z4.string(),
  title: z4.string(),
  brandName: z4.string(),
  brandSlug: z4.string(),
  modelName: z4.string(),
  variantName: z4.nullable(z4.string()),
  registrationYear: z4.nullable(z4.number()),
  bodyType: z4.nullable(bodyTypeCode),
  fuel: fuelCode,
  color: z4.nullable(colorCode),
  ownership: z4.nullable(z4.number()),
  description: z4.string(),
  citySlug: z4.nullable(z4.string()),
  provinceName: z4.string(),
  provinceSlug: z4.string(),
  images: z4.array(picture),
  sellerName: z4.nullable(z4.string()),
  mobileVerified: z4.boolean(),
  /** Month until which the yearly tax is paid, `YYYY-MM`. */
  taxPaidUntil: z4.nullable(z4.string()),
  serviceRecord: z4.nullable(z4.boolean()),
  accidentFree: z4.nullable(z4.boolean()),
  floodFree: z4.nullable(z4.boolean())
});

// src/server/db/schema/region.schema.ts
var region_schema_exports = {};
__export(region_schema_exports, {
  cities: () => cities,
  provinces: () => provinces
});
import { boolean as boolean3, index, integer, pgTable, text } from "drizzle-orm/pg-core";
var provinces = pgTable("provinces", {
  id: integer("id").primaryKey(),
  slug: text("slug").notNull().unique(),
  name: text("name").notNull()
});
var cities = pgTable(
  "cities",
  {
    id: integer("id").primaryKey(),
    provinceId: integer("province_id").notNull().references(() => provinces.id),
    slug: text("slug").notNull().unique(),
    name: text("name").notNull(),
    isPopular: boolean3("is_popular").notNull().default(false)
  },
  (table) => [index("cities_province").on(table.provinceId)]
);

// src/server/db/schema/vehicle.schema.ts
var vehicle_schema_exports = {};
__export(vehicle_schema_exports, {
  bodyTypes: () => bodyTypes,
  brands: () => brands,
  categories: () => categories2,
  colors: () => colors,
  filterSlugs: () => filterSlugs,
  fuels: () => fuels,
  models: () => models,
  transmissions: () => transmissions,
  variants: () => variants
});
import { boolean as boolean4, index as index2, integer as integer2, pgTable as pgTable2, text as text2, unique } from "drizzle-orm/pg-core";
var categories2 = pgTable2("categories", {
  id: integer2("id").primaryKey(),
  slug: text2("slug").notNull().unique(),
  nameId: text2("name_id").notNull(),
  nameEn: text2("name_en").notNull(),
  isSelected: boolean4("is_selected").notNull(),
  isUsed: boolean4("is_used").notNull()
});
var namedCode = {
  slug: text2("slug").primaryKey(),
  nameId: text2("name_id").notNull(),
  nameEn: text2("name_en").notNull(),
  position: integer2("position").notNull()
};
var bodyTypes = pgTable2("body_types", namedCode);
var fuels = pgTable2("fuels", namedCode);
var transmissions = pgTable2("transmissions", namedCode);
var colors = pgTable2("colors", { ...namedCode, hex: text2("hex").notNull() });
var brands = pgTable2("brands", {
  id: integer2("id").primaryKey().generatedByDefaultAsIdentity(),
  slug: text2("slug").notNull().unique(),
  name: text2("name").notNull(),
  /** Other spellings sellers use, normalised to lower-case letters and digits. */
  aliases: text2("aliases").array().notNull().default([]),
  isPopular: boolean4("is_popular").notNull().default(false),
  position: integer2("position").notNull().default(0)
});
var models = pgTable2(
  "models",
  {
    id: integer2("id").primaryKey().generatedByDefaultAsIdentity(),
    brandId: integer2("brand_id").notNull().references(() => brands.id),
    slug: text2("slug").notNull().unique(),
    name: text2("name").notNull(),
    aliases: text2("aliases").array().notNull().default([]),
    bodyType: text2("body_type").references(() => bodyTypes.slug),
    /** Share of the used market, Avanza about 100; 0 for a model that an import brought. */
    share: integer2("share").notNull().default(0),
    /** False for a model that an import created and nobody has looked at yet. */
    isReviewed: boolean4("is_reviewed").notNull().default(true)
  },
  (table) => [index2("models_brand").on(table.brandId)]
);
var variants = pgTable2(
  "variants",
  {
    id: integer2("id").primaryKey().generatedByDefaultAsIdentity(),
    modelId: integer2("model_id").notNull().references(() => models.id),
    slug: text2("slug").notNull().unique(),
    name: text2("name").notNull(),
    fuel: text2("fuel").notNull().references(() => fuels.slug),
    transmission: text2("transmission").notNull().references(() => transmissions.slug),
    /** 0 for an electric car. */
    engineCc: integer2("engine_cc").notNull(),
    soldFrom: integer2("sold_from").notNull(),
    /** Null while it is still sold new. */
    soldUntil: integer2("sold_until"),
    /** The last price new, in million rupiah, as of `priceYear`. */
    newPriceMillion: integer2("new_price_million").notNull(),
    priceYear: integer2("price_year").notNull()
  },
  (table) => [unique("variants_model_name").on(table.modelId, table.name)]
);
var filterSlugs = pgTable2(
  "filter_slugs",
  {
    slug: text2("slug").primaryKey(),
    type: text2("type", { enum: ["brand", "model", "variant", "province", "city"] }).notNull(),
    refId: integer2("ref_id").notNull()
  },
  (table) => [unique("filter_slugs_ref").on(table.type, table.refId)]
);

// src/server/db/schema/listing.schema.ts
var instant = (name) => timestamp(name, { withTimezone: true, mode: "date" });
var listings = pgTable3(
  "listings",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
    /** Opaque public ids of the car and its seller; never guessable from `id`. */
    carIdHash: text3("car_id_hash").notNull(),
    dealerIdHash: text3("dealer_id_hash"),
    /** Made by the client, so that sending twice creates once. */
    clientId: uuid("client_id"),
    /** Where it came from: `web`, `demo`, or the name an import was given. */
    source: text3("source").notNull(),
    externalId: text3("external_id"),
    /** Of an import without external ids: what tells two rows apart. */
    contentHash: text3("content_hash"),
    status: text3("status", { enum: listingStatuses }).notNull(),
    rejectReasons: text3("reject_reasons").array().notNull().default([]),
    isFeatured: boolean5("is_featured").notNull().default(false),
    userId: bigint("user_id", { mode: "number" }),
    sellerName: text3("seller_name"),
    /** E.164. */
    mobile: text3("mobile"),
    email: text3("email"),
    isWhatsapp: boolean5("is_whatsapp").notNull().default(false),
    mobileVerified: boolean5("mobile_verified").notNull().default(false),
    emailVerified: boolean5("email_verified").notNull().default(false),
    provider: text3("provider"),
    providerId: text3("provider_id"),
    categoryId: integer3("category_id").notNull().references(() => categories2.id),
    provinceId: integer3("province_id").notNull().references(() => provinces.id),
    /** Null where the seller named only the province. */
    cityId: integer3("city_id").references(() => cities.id),
    brandId: integer3("brand_id").notNull().references(() => brands.id),
    modelId: integer3("model_id").notNull().references(() => models.id),
    variantId: integer3("variant_id").references(() => variants.id),
    /** As the seller wrote it, where it is none of the catalogue's. */
    variantName: text3("variant_name"),
    title: text3("title").notNull(),
    description: text3("description").notNull().default(""),
    makeYear: smallint("make_year").notNull(),
    registrationYear: smallint("registration_year"),
    color: text3("color").references(() => colors.slug),
    bodyType: text3("body_type").references(() => bodyTypes.slug),
    fuel: text3("fuel").notNull().references(() => fuels.slug),
    transmission: text3("transmission").notNull().references(() => transmissions.slug),
    listingType: text3("listing_type", { enum: ["individu", "diler"] }).notNull(),
    /** Kilometres; the upper end where the seller gave a band. */
    kilometerDriven: integer3("kilometer_driven"),
    /** How many owners it has had, this one included. */
    ownership: smallint("ownership"),
    /** Rupiah. */
    price: bigint("price", { mode: "number" }).notNull(),
    isInsurance: boolean5("is_insurance").notNull().default(false),
    /** The plate, upper case, no spaces; never public. */
    regNo: text3("reg_no"),
    /** `YYYY-MM`. */
    taxPaidUntil: text3("tax_paid_until"),
    /** Who holds the ownership book (BPKB). */
    bpkbHolder: text3("bpkb_holder", { enum: ["owner", "dealer", "finance"] }),
    plateRegion: text3("plate_region"),
    plateParity: text3("plate_parity", { enum: ["odd", "even"] }),
    serviceRecord: boolean5("service_record"),
    accidentFree: boolean5("accident_free"),
    floodFree: boolean5("flood_free"),
    /** Keys of its photos in order, the cover first: of `media`, or drawn ones. */
    images: text3("images").array().notNull().default([]),
    /** The documented popularity (docs/decisions.md); higher stands first. */
    score: real("score").notNull().default(0),
    views: integer3("views").notNull().default(0),
    utmSource: text3("utm_source"),
    utmMedium: text3("utm_medium"),
    utmCampaign: text3("utm_campaign"),
    createdAt: instant("created_at").notNull(),
    publishedAt: instant("published_at"),
    expiresAt: instant("expires_at"),
    updatedAt: instant("updated_at").notNull()
  },
  (table) => [
    uniqueIndex("listings_car_id_hash").on(table.carIdHash),
    uniqueIndex("listings_client_id").on(table.clientId).where(sql`client_id is not null`),
    uniqueIndex("listings_external").on(table.source, table.externalId).where(sql`external_id is not null`),
    uniqueIndex("listings_content").on(table.source, table.contentHash).where(sql`content_hash is not null`),
    index3("listings_newest").on(table.publishedAt, table.id)
  ]
);
var media = pgTable3("media", {
  /** The first half of the SHA-256 of the original's bytes, in hexadecimal. */
  key: text3("key").primaryKey(),
  sha256: text3("sha256").notNull().unique(),
  width: integer3("width").notNull(),
  height: integer3("height").notNull(),
  /** A few blurred pixels as a data URI. */
  preview: text3("preview").notNull(),
  createdAt: instant("created_at").notNull()
});
var seedState = pgTable3("seed_state", {
  name: text3("name").primaryKey(),
  value: text3("value").notNull()
});

// src/server/db/database.ts
var schema = { ...region_schema_exports, ...vehicle_schema_exports, ...listing_schema_exports };

// src/server/db/durable-node-fs.ts
import fs from "node:fs";
import { PGlite as PGliteClass } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import * as z5 from "zod";
var errnoOf = { EBADF: 8, EINVAL: 28 };
var errnoInputOutput = 29;
var nodeFsModule = z5.object({
  NODEFS: z5.object({
    stream_ops: z5.custom(
      (value) => typeof value === "object"
    )
  })
});
var DurableNodeFS = class extends NodeFS {
  async init(pg3, options) {
    const { emscriptenOpts } = await super.init(pg3, options);
    const makeDurable = (module) => {
      nodeFsModule.parse(module).NODEFS.stream_ops.fsync = ({ nfd }) => {
        try {
          fs.fsyncSync(nfd);
          return 0;
        } catch (error) {
          const code = error instanceof Error && "code" in error ? String(error.code) : "";
          return errnoOf[code] ?? errnoInputOutput;
        }
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...emscriptenOpts.preRun ?? [], makeDurable] } };
  }
};
var durableStartParams = [
  ...PGliteClass.defaultStartParams.filter((parameter) => parameter !== "-F"),
  "-c",
  "wal_sync_method=fsync"
];

// src/server/db/pglite-maintenance.ts
import * as z6 from "zod";
var interval = 5 * 6e4;
var logLimitBytes = 32 * 1024 * 1024;
var tables = z6.array(z6.object({ name: z6.string() }));
var position = z6.tuple([z6.object({ lsn: z6.string(), bytes: z6.coerce.number() })]);
var worn = `
  select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
  where n_dead_tup > 50 + 0.2 * n_live_tup or n_mod_since_analyze > 50 + 0.1 * n_live_tup`;
var PgliteMaintenance = class {
  #pglite;
  #timer;
  #checkpoint = "0/0";
  constructor(pglite, onWarning) {
    this.#pglite = pglite;
    this.#timer = setInterval(() => {
      this.run().catch((error) => onWarning(`tidying the database failed: ${String(error)}`));
    }, interval);
    this.#timer.unref();
  }
  async run() {
    await this.#pglite.query("select pg_stat_force_next_flush()");
    for (const { name } of tables.parse((await this.#pglite.query(worn)).rows)) {
      await this.#pglite.exec(`vacuum (analyze) ${name}`);
    }
    if ((await this.#log()).bytes > logLimitBytes) {
      await this.#pglite.exec("checkpoint");
      this.#checkpoint = (await this.#log()).lsn;
    }
  }
  stop() {
    clearInterval(this.#timer);
  }
  async #log() {
    const { rows: rows2 } = await this.#pglite.query(
      `select pg_current_wal_lsn()::text as lsn, (pg_current_wal_lsn() - $1::pg_lsn)::text as bytes`,
      [this.#checkpoint]
    );
    return position.parse(rows2)[0];
  }
};

// src/server/db/run-migrations.ts
import { sql as sql2 } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import * as z7 from "zod";
var rows = z7.object({ rows: z7.array(z7.object({ value: z7.string().nullable() })) });
async function oneText(orm, query) {
  return rows.parse(await orm.execute(query)).rows[0]?.value ?? null;
}
async function refuseNewer(orm, migrationsDirectory2) {
  const table = await oneText(orm, sql2`select to_regclass('drizzle.__drizzle_migrations')::text as value`);
  if (table === null) return;
  const applied = await oneText(
    orm,
    sql2`select max(created_at)::text as value from drizzle.__drizzle_migrations`
  );
  const known = readMigrationFiles({ migrationsFolder: migrationsDirectory2 }).map(
    ({ folderMillis }) => folderMillis
  );
  if (applied !== null && Number(applied) > Math.max(...known)) throw new DatabaseNewerError();
}
async function runMigrations(orm, migrationsDirectory2, migrate3) {
  try {
    await refuseNewer(orm, migrationsDirectory2);
    await migrate3();
  } catch (error) {
    if (error instanceof StartUpError) throw error;
    throw new DatabaseMigrationError(reasonOf(error));
  }
}

// src/server/db/pglite-database.ts
function endOnPanic(text4) {
  const reason = / PANIC:\s+(.*)/.exec(text4)?.[1];
  if (reason !== void 0) {
    writeSync(process.stderr.fd, `lajur: the database stopped: ${reason}
`);
    process.exit(1);
  }
  return false;
}
async function openDurably(directory) {
  return await PGlite.create({
    fs: new DurableNodeFS(directory),
    startParams: durableStartParams,
    onStderr: endOnPanic
  });
}
async function syncTree(directory) {
  for (const entry of await readdir2(directory, { withFileTypes: true })) {
    const name = path4.join(directory, entry.name);
    if (entry.isDirectory()) await syncTree(name);
    else if (entry.isFile()) await syncOne(name);
  }
  await syncOne(directory);
}
async function syncOne(name) {
  const handle = await open(name, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
async function createCluster(directory) {
  const staging = `${directory}-new`;
  await rm3(staging, { recursive: true, force: true });
  await mkdir2(staging, { recursive: true });
  const pglite = await openDurably(staging);
  await pglite.close();
  await syncTree(staging);
  await rename(staging, directory);
  await syncOne(path4.dirname(directory));
}
async function databaseOfPglite(pglite, options) {
  const orm = drizzle(pglite, { schema });
  await runMigrations(
    orm,
    options.migrationsDirectory,
    () => migrate(orm, { migrationsFolder: options.migrationsDirectory })
  );
  const listeners = new ChangeListeners(options.onWarning);
  const maintenance = new PgliteMaintenance(pglite, options.onWarning);
  let closing;
  const close = async () => {
    listeners.clear();
    maintenance.stop();
    try {
      await pglite.close();
    } finally {
      await options.onClosed?.();
    }
  };
  return {
    engine: "pglite",
    orm,
    // One process holds the data directory, so its own listeners are all there are.
    announceChange: async () => listeners.call(),
    onChange: (listener) => listeners.add(listener),
    close: () => {
      closing ??= close();
      return closing;
    }
  };
}
async function openPgliteDatabase(options) {
  if (!existsSync(options.directory)) await createCluster(options.directory);
  const pglite = await openDurably(options.directory).catch((error) => {
    throw new DatabaseDamagedError(options.directory, reasonOf(error));
  });
  try {
    return await databaseOfPglite(pglite, options);
  } catch (error) {
    await pglite.close();
    throw error;
  }
}

// src/server/db/postgres-database.ts
import { drizzle as drizzle2 } from "drizzle-orm/node-postgres";
import { migrate as migrate2 } from "drizzle-orm/node-postgres/migrator";
import pg2 from "pg";

// src/server/db/postgres-changes.ts
import { randomUUID } from "node:crypto";
import pg from "pg";
var channel = "lajur_changes";
var backOff = { firstMilliseconds: 100, lastMilliseconds: 1e4 };
var PostgresChanges = class {
  #config;
  #onChange;
  #onWarning;
  /** Marks our own announcements, which need no round trip to be heard here. */
  #origin = randomUUID();
  #client;
  #retry;
  #owed = false;
  #closed = false;
  constructor(config, onChange, onWarning) {
    this.#config = config;
    this.#onChange = onChange;
    this.#onWarning = onWarning;
  }
  async connect() {
    const client = new pg.Client(this.#config);
    client.on("error", () => this.#lost(client));
    client.on("end", () => this.#lost(client));
    client.on("notification", ({ payload }) => {
      if (payload !== this.#origin) this.#onChange();
    });
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
    } catch (error) {
      client.end().catch(() => void 0);
      throw error;
    }
    if (this.#closed) await client.end();
    else this.#client = client;
  }
  /** Never fails: what cannot be said now is said once the connection is back. */
  async announce() {
    const client = this.#client;
    if (!client) {
      this.#owed = true;
      return;
    }
    try {
      await client.query("select pg_notify($1, $2)", [channel, this.#origin]);
    } catch {
      this.#owed = true;
      this.#lost(client);
    }
  }
  async close() {
    this.#closed = true;
    clearTimeout(this.#retry);
    const client = this.#client;
    this.#client = void 0;
    await client?.end().catch(() => void 0);
  }
  #lost(client) {
    if (this.#client !== client) return;
    this.#client = void 0;
    client.end().catch(() => void 0);
    if (this.#closed) return;
    this.#onWarning("lost the connection that listens for changes; trying again");
    this.#reconnectIn(backOff.firstMilliseconds);
  }
  #reconnectIn(milliseconds) {
    this.#retry = setTimeout(() => {
      this.connect().then(
        () => this.#restored(),
        () => {
          if (!this.#closed) this.#reconnectIn(Math.min(milliseconds * 2, backOff.lastMilliseconds));
        }
      );
    }, milliseconds);
  }
  #restored() {
    if (this.#closed) return;
    this.#onWarning("listening for changes again");
    if (this.#owed) {
      this.#owed = false;
      void this.announce();
    }
    this.#onChange();
  }
};

// src/server/db/postgres-database.ts
var migrationLock = 5225817001;
var reasons = {
  ECONNREFUSED: "nothing listens there",
  ENOTFOUND: "no such host",
  EAI_AGAIN: "the host name could not be looked up",
  ETIMEDOUT: "no answer in time",
  ECONNRESET: "the connection was cut",
  EHOSTUNREACH: "the host cannot be reached",
  "28P01": "the user name or password is wrong",
  "28000": "the server does not let this user in",
  "3D000": "there is no database of that name",
  "53300": "the server has no connection left",
  "57P03": "the server is still starting"
};
function placeOf(databaseUrl) {
  const { hostname, port, pathname } = new URL(databaseUrl);
  return `${hostname || "localhost"}:${port || "5432"}${pathname}`;
}
function clientConfig(databaseUrl) {
  return {
    connectionString: databaseUrl,
    application_name: "lajur",
    connectionTimeoutMillis: 1e4,
    // A server that vanishes without a word is noticed within half a minute.
    keepAlive: true,
    keepAliveInitialDelayMillis: 1e4
  };
}
async function migrateUnderLock(databaseUrl, migrationsDirectory2) {
  const client = new pg2.Client(clientConfig(databaseUrl));
  client.on("error", () => void 0);
  try {
    await client.connect();
  } catch (error) {
    client.end().catch(() => void 0);
    throw new DatabaseUnreachableError(placeOf(databaseUrl), reasons[codeOf(error) ?? ""] ?? reasonOf(error));
  }
  try {
    const orm = drizzle2(client, { schema });
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await runMigrations(
      orm,
      migrationsDirectory2,
      () => migrate2(orm, { migrationsFolder: migrationsDirectory2 })
    );
  } finally {
    await client.end().catch(() => void 0);
  }
}
async function openPostgresDatabase(options) {
  const { databaseUrl, onWarning } = options;
  await migrateUnderLock(databaseUrl, options.migrationsDirectory);
  const pool = new pg2.Pool({ ...clientConfig(databaseUrl), max: 10 });
  pool.on("error", (error) => onWarning(`an idle database connection broke: ${reasonOf(error)}`));
  const listeners = new ChangeListeners(onWarning);
  const changes = new PostgresChanges(clientConfig(databaseUrl), () => listeners.call(), onWarning);
  try {
    await changes.connect();
  } catch (error) {
    await pool.end();
    throw new DatabaseUnreachableError(placeOf(databaseUrl), reasons[codeOf(error) ?? ""] ?? reasonOf(error));
  }
  let closing;
  const close = async () => {
    listeners.clear();
    await changes.close();
    await pool.end();
  };
  return {
    engine: "postgres",
    orm: drizzle2(pool, { schema }),
    announceChange: async () => {
      listeners.call();
      await changes.announce();
    },
    onChange: (listener) => listeners.add(listener),
    close: () => {
      closing ??= close();
      return closing;
    }
  };
}

// src/server/db/open-database.ts
async function openDatabase(options) {
  const { databaseUrl, dataDirectory, migrationsDirectory: migrationsDirectory2 } = options;
  const onWarning = options.onWarning ?? (() => void 0);
  if (databaseUrl !== void 0)
    return await openPostgresDatabase({ databaseUrl, migrationsDirectory: migrationsDirectory2, onWarning });
  const hold = options.hold ?? await holdDataDirectory(dataDirectory);
  const onClosed = async () => {
    if (!options.hold) await hold.release();
  };
  try {
    const directory = path5.join(hold.dataDirectory, "pglite");
    return await openPgliteDatabase({ directory, migrationsDirectory: migrationsDirectory2, onWarning, onClosed });
  } catch (error) {
    await onClosed();
    throw error;
  }
}

// src/server/migrations-directory.ts
import { existsSync as existsSync2 } from "node:fs";
import { fileURLToPath } from "node:url";
var migrationsDirectory = ["./db/migrations", "./migrations"].map((place) => fileURLToPath(new URL(place, import.meta.url))).find((place) => existsSync2(place)) ?? "";

// src/server/features/import/column-names.ts
var importColumns = [
  "externalId",
  "title",
  "brandName",
  "modelName",
  "variantName",
  "makeYear",
  "registrationYear",
  "kilometerDriven",
  "price",
  "transmission",
  "fuelType",
  "bodyType",
  "color",
  "provinceName",
  "cityName",
  "listingType",
  "listedAt",
  "name",
  "mobile",
  "email",
  "isWhatsapp",
  "description",
  "imageUrls",
  "ownership",
  "regNo",
  "isInsurance",
  "taxPaidUntil",
  "bpkbHolder",
  "plateRegion",
  "plateParity",
  "serviceRecord",
  "accidentFree",
  "floodFree"
];
var simple = (name) => name.normalize("NFKC").toLowerCase().replace(/[\s_-]/g, "");
var byName = new Map(importColumns.map((column) => [simple(column), column]));
var ownColumns = /* @__PURE__ */ new Set(["line", "reasons"]);
function columnOf(header) {
  return byName.get(simple(header));
}
function isOwnColumn(header) {
  return ownColumns.has(simple(header));
}
function cellText(text4) {
  return text4.replace(/^'(?=[=+\-@\t\r])/, "").trim();
}
var requiredColumns = ["brandName", "makeYear", "price"];

// src/server/features/import/csv-record.ts
var csvDelimiters = [",", ";", "	"];
function parseCsvRecord(text4, delimiter) {
  if (!text4.includes('"')) return text4.split(delimiter);
  const cells = [];
  let at = 0;
  for (; ; ) {
    if (text4[at] === '"') {
      let cell = "";
      for (; ; ) {
        const quote = text4.indexOf('"', at + 1);
        if (quote < 0) return "open";
        cell += text4.slice(at + 1, quote);
        at = quote + 1;
        if (text4[at] !== '"') break;
        cell += '"';
      }
      cells.push(cell);
    } else {
      const next = text4.indexOf(delimiter, at);
      const end = next < 0 ? text4.length : next;
      cells.push(text4.slice(at, end));
      at = end;
    }
    if (at === text4.length) return cells;
    if (text4[at] !== delimiter) return "invalid";
    at += 1;
  }
}

// src/server/features/import/import-file-error.ts
var ImportFileError = class extends StartUpError {
  name = "ImportFileError";
};

// src/server/features/import/text-lines.ts
import { createReadStream } from "node:fs";
import { open as open2 } from "node:fs/promises";
var longestLine = 1048576;
var keptOfTooLong = 1e3;
async function encodingOf(path6) {
  const handle = await open2(path6, "r").catch((error) => {
    throw new ImportFileError(`${path6} cannot be read (${codeOf(error) ?? "unknown error"}).`);
  });
  try {
    if (!(await handle.stat()).isFile()) throw new ImportFileError(`${path6} is not a file.`);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    const mark = buffer.subarray(0, bytesRead).toString("hex");
    if (mark === "feff") throw new ImportFileError(`${path6} is UTF-16 with the wrong byte order: save it as UTF-8.`);
    return mark === "fffe" ? "utf16le" : "utf8";
  } finally {
    await handle.close();
  }
}
async function* readTextLines(path6) {
  const stream = createReadStream(path6, { encoding: await encodingOf(path6), highWaterMark: 262144 });
  let number3 = 0;
  let rest = "";
  let skipping = false;
  const line = (text4) => {
    number3 += 1;
    const tooLong = skipping || text4.length > longestLine;
    skipping = false;
    const plain2 = number3 === 1 ? text4.replace(/^\ufeff/, "") : text4;
    return { number: number3, tooLong, text: tooLong ? plain2.slice(0, keptOfTooLong) : plain2.replace(/\r$/, "") };
  };
  try {
    for await (const chunk of stream) {
      const parts = `${rest}${String(chunk)}`.split("\n");
      rest = parts.pop() ?? "";
      yield parts.map(line);
      if (rest.length > longestLine) {
        rest = rest.slice(0, keptOfTooLong);
        skipping = true;
      }
    }
  } catch (error) {
    throw new ImportFileError(`${path6} could not be read to its end (${codeOf(error) ?? "unknown error"}).`);
  }
  if (rest !== "" || skipping) yield [line(rest)];
}

// src/server/features/import/read-csv.ts
var longestRecordLines = 100;
function readHeader(path6, text4) {
  const headers = csvDelimiters.map((delimiter) => {
    const record = parseCsvRecord(text4, delimiter);
    const names = typeof record === "string" ? [] : record.map((name) => name.trim());
    const known = names.map(columnOf);
    const columns = known.map((column, index4) => known.indexOf(column) === index4 ? column : void 0);
    const unknown2 = names.filter((name, index4) => name !== "" && columns[index4] === void 0 && !isOwnColumn(name));
    return { delimiter, names, columns, unknown: new Set(unknown2) };
  });
  const knownCount = (header2) => header2.columns.filter((column) => column !== void 0).length;
  const [header] = headers.sort((a, b) => knownCount(b) - knownCount(a));
  const missing = requiredColumns.filter((column) => !header?.columns.includes(column));
  if (!header || missing.length > 0) {
    throw new ImportFileError(`${path6} is no list of cars: its first line names no column ${missing.join(", ")}.`);
  }
  return header;
}
var LineQueue = class {
  #lines = [];
  #at = 0;
  #ended = false;
  #source;
  constructor(source2) {
    this.#source = source2;
  }
  /** Whether `count` lines are at hand, or all there are. */
  get isFilled() {
    return this.#ended || this.#lines.length - this.#at > longestRecordLines;
  }
  async fill() {
    while (!this.isFilled) {
      const { done, value } = await this.#source.next();
      if (done) this.#ended = true;
      else this.#lines = [...this.#lines.slice(this.#at), ...value];
      if (!done) this.#at = 0;
    }
  }
  peek(ahead) {
    return this.#lines[this.#at + ahead];
  }
  drop(count) {
    this.#at += count;
  }
};
function nextRow(queue, first, header) {
  const broken = (reason) => {
    queue.drop(1);
    return { kind: "broken", line: first.number, reason, text: first.text };
  };
  if (first.tooLong) return broken("row_too_long");
  let record = parseCsvRecord(first.text, header.delimiter);
  let text4 = first.text;
  let count = 1;
  while (record === "open" && count < longestRecordLines) {
    const next = queue.peek(count);
    if (!next || next.tooLong) break;
    text4 += `
${next.text}`;
    count += 1;
    if (next.text.includes('"')) record = parseCsvRecord(text4, header.delimiter);
  }
  const isShaped = typeof record !== "string" && record.length >= header.names.length && record.slice(header.names.length).every((cell) => cell.trim() === "");
  if (typeof record === "string" || count > 1 && !isShaped) return broken("row_unreadable");
  queue.drop(count);
  if (record.every((cell) => cell.trim() === "")) return void 0;
  if (!isShaped) return { kind: "broken", line: first.number, reason: "row_shape", text: text4 };
  const values = {};
  for (const [index4, column] of header.columns.entries()) {
    if (column !== void 0) values[column] = cellText(record[index4] ?? "");
  }
  return { kind: "row", line: first.number, values, cells: record.slice(0, header.names.length) };
}
async function openCsv(path6, batchSize) {
  const queue = new LineQueue(readTextLines(path6));
  await queue.fill();
  while (queue.peek(0) && /^\s*(?:sep=.)?\s*$/i.test(queue.peek(0)?.text ?? "")) queue.drop(1);
  const first = queue.peek(0);
  if (!first) throw new ImportFileError(`${path6} is empty.`);
  const header = readHeader(path6, first.text);
  queue.drop(1);
  async function* batches() {
    let batch = [];
    for (; ; ) {
      if (!queue.isFilled) await queue.fill();
      const line = queue.peek(0);
      if (!line) break;
      const row = nextRow(queue, line, header);
      if (row) batch.push(row);
      if (batch.length < batchSize) continue;
      yield batch;
      batch = [];
    }
    if (batch.length > 0) yield batch;
  }
  return { header: header.names, unknownColumns: header.unknown, batches };
}

// src/contract/contact-characters.ts
var digitRuns = [
  [10102, 1, 9],
  // ❶
  [10112, 1, 9],
  // ➀
  [10122, 1, 9],
  // ➊
  [9461, 1, 9]
  // ⓵
];
var singleDigits = {
  "\u24FF": "0",
  "\u{1F10B}": "0",
  "\u{1F10C}": "0",
  "\u3007": "0",
  \u96F6: "0",
  \u4E00: "1",
  \u4E8C: "2",
  \u4E09: "3",
  \u56DB: "4",
  \u4E94: "5",
  \u516D: "6",
  \u4E03: "7",
  \u516B: "8",
  \u4E5D: "9"
};
var lookalikeLetters = {
  \u043E: "o",
  \u041E: "o",
  \u03BF: "o",
  \u039F: "o",
  \u0430: "a",
  \u0410: "a",
  \u0435: "e",
  \u0415: "e",
  \u0441: "c",
  \u0421: "c",
  \u0456: "i",
  \u0406: "i",
  \u0455: "s",
  \u0412: "b",
  \u0392: "b",
  "\u2299": "o",
  "\u25CB": "o",
  "\u25EF": "o",
  "\u2B55": "o"
};
var invisible = /^[\p{Mn}\p{Me}\p{Cf}\p{Cc}]$/u;
var decimalDigit = /^\p{Nd}$/u;
function decimalValue(point) {
  let zero = point;
  while (point - zero < 9 && decimalDigit.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(point - zero);
}
function foldOne(symbol) {
  const point = symbol.codePointAt(0) ?? 0;
  const single = singleDigits[symbol] ?? lookalikeLetters[symbol];
  if (single !== void 0) return single;
  const run = digitRuns.find(([first, , length]) => point >= first && point < first + length);
  if (run) return String(point - run[0] + run[1]);
  if (invisible.test(symbol)) return symbol === "\n" || symbol === "\r" || symbol === "	" ? " " : "";
  let folded = "";
  for (const part of symbol.normalize("NFKC").toLowerCase()) {
    if (invisible.test(part)) continue;
    folded += decimalDigit.test(part) ? decimalValue(part.codePointAt(0) ?? 0) : part;
  }
  return folded;
}
var placeholder = "\xA4";
var plain = /^[ -~]*$/;
function foldText(original) {
  if (plain.test(original)) {
    return { text: original.toLowerCase(), startOf: (index4) => index4, endOf: (index4) => index4 + 1 };
  }
  let text4 = "";
  const starts = [];
  const ends = [];
  let start = 0;
  for (const symbol of original) {
    const end = start + symbol.length;
    const isAscii = symbol.length === 1 && symbol >= " " && symbol <= "~";
    for (const char of isAscii ? symbol.toLowerCase() : foldOne(symbol)) {
      text4 += char.length === 1 ? char : placeholder;
      starts.push(start);
      ends.push(end);
    }
    start = end;
  }
  return {
    text: text4,
    startOf: (index4) => starts[index4] ?? original.length,
    endOf: (index4) => ends[index4] ?? original.length
  };
}

// src/contract/contact-numbers.ts
var digitWords = {
  kosong: "0",
  nol: "0",
  nul: "0",
  zero: "0",
  satu: "1",
  one: "1",
  dua: "2",
  two: "2",
  tiga: "3",
  three: "3",
  empat: "4",
  four: "4",
  lima: "5",
  five: "5",
  enam: "6",
  six: "6",
  tujuh: "7",
  tuju: "7",
  seven: "7",
  delapan: "8",
  lapan: "8",
  eight: "8",
  sembilan: "9",
  nine: "9"
};
var softDigits = {
  o: "0",
  i: "1",
  l: "1",
  z: "2",
  s: "5",
  b: "8",
  q: "9"
};
var digitWord = new RegExp(Object.keys(digitWords).join("|"), "g");
var onlyDigitWords = new RegExp(`^(?:${Object.keys(digitWords).join("|")}|\\d)+$`);
var maybeDigits = new RegExp(`^(?:${Object.keys(digitWords).join("|")}|[oil]$)`);
var hintBefore = /(?:^|[^\p{L}])(?:wa|whats?app?|wasap|hp|handphone|telp|tlp|telepon|telpon|tel|phone|call|hubungi|hub|kontak|contact|sms|nomor|nomer|cp)[^\p{L}\d]{0,6}$/u;
var longestGap = 3;
var isYear = (digits) => /^(?:19[5-9]|20[0-4])\d$/.test(digits);
var mobile = /^(?:(?:00)?620?|0)8[1-35-9]\d{7,10}$/;
var bareMobile = /^8[1-35-9]\d{7,10}$/;
function groupsOfWord(word, start) {
  const end = start + word.length;
  if (/^\d+$/.test(word)) return [{ digits: word, soft: 0, start, end }];
  if (!/\d/.test(word) && !maybeDigits.test(word)) return [];
  if (onlyDigitWords.test(word)) {
    return [{ digits: word.replace(digitWord, (name) => digitWords[name] ?? ""), soft: 0, start, end }];
  }
  const letters = word.replace(/\d/g, "");
  const passesForDigits = [...letters].every((letter) => letter in softDigits);
  if (passesForDigits && (letters.length < word.length || /^[oil]$/.test(word))) {
    const digits = [...word].map((char) => softDigits[char] ?? char).join("");
    return [{ digits, soft: letters.length, start, end }];
  }
  return [...word.matchAll(/\d+/g)].map(({ 0: digits, index: index4 }) => ({
    digits,
    soft: 0,
    start: start + index4,
    end: start + index4 + digits.length
  }));
}
function isAmount(groups) {
  const [first, ...rest] = groups.map(({ digits }) => digits);
  return first !== void 0 && rest.length > 0 && /^[1-9]\d{0,2}$/.test(first) && rest.every((digits) => digits.length === 3) && // 62 billion rupiah and more is nobody's price: `62.812.345.678` is a number with its country.
  !(first === "62" && rest.length > 2);
}
function withoutAmounts(text4, run) {
  const parts = [[]];
  for (let from = 0; from < run.length; ) {
    const gapAfter = (index4) => text4.slice(run[index4]?.end, run[index4 + 1]?.start);
    const gap = gapAfter(from);
    let to = from + 1;
    if (gap === "." || gap === ",") while (to < run.length && gapAfter(to - 1) === gap) to += 1;
    const chain = run.slice(from, to);
    const before = text4.slice(Math.max(0, (chain[0]?.start ?? 0) - 24), chain[0]?.start);
    const digits = chain.map((group) => group.digits).join("");
    const named2 = before.endsWith("+") || hintBefore.test(before) && bareMobile.test(digits) && !digits.endsWith("000");
    if (isAmount(chain) && !named2) parts.push([]);
    else parts.at(-1)?.push(...chain);
    from = to;
  }
  return parts;
}
function runsOf(text4) {
  const runs = [];
  let last;
  for (const { 0: word, index: index4 } of text4.matchAll(/[\p{L}\p{N}]+/gu)) {
    for (const group of groupsOfWord(word, index4)) {
      const gap = last === void 0 ? void 0 : text4.slice(last.end, group.start);
      if (gap !== void 0 && gap.length <= longestGap && !/[\p{L}\p{N}]/u.test(gap))
        runs.at(-1)?.push(group);
      else runs.push([group]);
      last = group;
    }
  }
  return runs.flatMap((run) => withoutAmounts(text4, run));
}
function isDates(groups) {
  const [first, ...rest] = groups.map(({ digits }) => digits);
  return (first?.length ?? 0) <= 2 && rest.some(isYear) && rest.every((digits) => digits.length <= 2 || isYear(digits));
}
function isBareMobile(groups, gaps) {
  if (groups.length === 1) return !groups[0]?.digits.endsWith("000");
  if (groups.every(({ digits }) => digits.length === 1)) return true;
  const [gap] = gaps;
  return gaps.every((other) => other === gap) && groups.every(({ digits }) => /^\d{3,4}$/.test(digits) && !isYear(digits) && !digits.endsWith("000"));
}
function isLandline(groups) {
  const [first, ...rest] = groups.map(({ digits }) => digits);
  if (first === void 0) return false;
  if (rest.length === 0) return /^0[2-79]\d{8,10}$/.test(first);
  const subscriber = rest.join("");
  return /^0[2-79]\d{1,2}$/.test(first) && /^\d{5,8}$/.test(subscriber) && rest.every((digits) => digits.length >= 3) && !rest.every(isYear);
}
function isNumber(text4, groups) {
  const digits = groups.map((group) => group.digits).join("");
  if (digits.length < 8) return false;
  if (groups.reduce((sum, { soft }) => sum + soft, 0) > digits.length / 2) return false;
  const start = groups[0]?.start ?? 0;
  const gaps = groups.slice(1).map((group, index4) => text4.slice(groups[index4]?.end, group.start));
  const hinted = hintBefore.test(text4.slice(Math.max(0, start - 24), start));
  if (gaps.every((gap) => gap === " ") && isAmount(groups) && !hinted) return false;
  if (isDates(groups)) return false;
  if (mobile.test(digits) || isLandline(groups)) return true;
  if (groups.length === 1 && /^(?:62|0)8[1-35-9]\d{7,}$/.test(digits)) return true;
  if (bareMobile.test(digits) && (hinted || isBareMobile(groups, gaps))) return true;
  const international = text4[start - 1] === "+" && digits.length >= 9;
  return (hinted || international) && digits.length <= 15 && !groups.every((group) => isYear(group.digits));
}
function mayHoldNumber(text4) {
  return (text4.match(/\d/g)?.length ?? 0) >= 4 || text4.search(digitWord) >= 0;
}
function findNumbers(text4) {
  if (!mayHoldNumber(text4)) return [];
  const found = [];
  for (const run of runsOf(text4)) {
    for (let from = 0; from < run.length; from += 1) {
      for (let to = Math.min(run.length, from + 16); to > from; to -= 1) {
        const groups = run.slice(from, to);
        if (!isNumber(text4, groups)) continue;
        const start = groups[0]?.start ?? 0;
        found.push({ start: text4[start - 1] === "+" ? start - 1 : start, end: groups.at(-1)?.end ?? start });
        from = to - 1;
        break;
      }
    }
  }
  return found;
}

// src/contract/contact-details.ts
var addressPatterns = [
  /[a-z0-9._%+-]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}/g,
  // Disguised: `nama (at) gmail dot com`, `nama @ yahoo . co.id`, `nama at gmail`.
  /[a-z0-9._%+-]{2,64}\s{0,2}(?:@|\(\s?at\s?\)|\[\s?at\s?\]|\bat\b)\s{0,2}(?:gmail|googlemail|yahoo|ymail|rocketmail|hotmail|outlook|icloud|protonmail)\b(?:\s{0,2}(?:[.,]|\(?\[?\b(?:dot|titik)\b\]?\)?)\s{0,2}(?:com|co\.?\s?id|id|net))?/g,
  /[a-z0-9._%+-]{2,64}\s?(?:@|\(at\)|\[at\])\s?[a-z0-9-]{2,64}\s?(?:\(dot\)|\[dot\]|\s(?:dot|titik)\s)\s?[a-z]{2,}/g,
  /(?<![a-z0-9])@[a-z_][a-z0-9._]{2,}/g,
  /\b(?:ig|instagram|insta|telegram|tele|line|facebook|fb|tiktok)\s{0,2}[:=]\s{0,2}[a-z0-9][a-z0-9._]{2,}/g
];
var linkPatterns = [
  /\b(?:https?|ftp)\s?:\s?\/\/\s?\S+/g,
  /\bwww\s?\.\s?\S+/g,
  /\b(?:wa|t|m|fb|ig)\s?\.\s?me\b(?:\s?\/\s?\S*)?/g,
  /\b(?:bit\s?\.\s?ly|cutt\.ly|s\.id|lynk\.id|linktr\.ee|goo\.gl|g\.co)\b(?:\/\S*)?/g,
  // A few endings only: `Istimewa.Cash/Kredit` is a sentence without its space.
  /\b[a-z0-9][a-z0-9-]{1,62}(?:\.[a-z0-9-]{1,63})*\.(?:com|net|org|(?:co|or|my|web|biz)\.id|id|xyz|site)\b(?:\/\S*)?/g,
  /\b[a-z0-9-]{3,}\s(?:dot|titik)\s(?:com|net|id|co)\b/g
];
function findMatches(text4, patterns) {
  return patterns.flatMap(
    (pattern2) => [...text4.matchAll(pattern2)].map(({ 0: match, index: index4 }) => ({ start: index4, end: index4 + match.length }))
  );
}
function merge(stretches) {
  const merged = [];
  for (const { start, end } of [...stretches].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}
function findContactDetails(text4) {
  const original = foldText(text4);
  const folded = original.text;
  const found = findNumbers(folded);
  if (folded.includes("@") || /\bat\b|[:=]/.test(folded)) found.push(...findMatches(folded, addressPatterns));
  if (/[./]|dot|titik/.test(folded)) found.push(...findMatches(folded, linkPatterns));
  return merge(found).map(({ start, end }) => ({
    start: original.startOf(start),
    // To where the next visible sign begins: the invisible ones after a digit belong to it.
    end: Math.max(original.endOf(end - 1), original.startOf(end))
  }));
}
var contactMask = "\u2022\u2022\u2022";
function maskContactDetails(text4) {
  const found = findContactDetails(text4);
  let result = "";
  let from = 0;
  for (const { start, end } of found) {
    result += text4.slice(from, start) + contactMask;
    from = end;
  }
  return { text: result + text4.slice(from), masked: found.length };
}

// src/server/features/import/clean-text.ts
var controlCharacters = /[\p{Cc}\u2028\u2029\ufeff]/gu;
var loneSurrogate = /\p{Surrogate}/gu;
function cleanLine(text4) {
  return text4.replace(controlCharacters, " ").replace(loneSurrogate, "").trim();
}
function cleanParagraphs(text4) {
  return text4.replace(/\r\n?|\u2028|\u2029/g, "\n").replace(/[^\P{Cc}\n]/gu, " ").replace(loneSurrogate, "").replace(/[ \t]+\n/g, "\n").replace(/\n{3,}/g, "\n\n").trim();
}
function shorten(text4, length) {
  return text4.length <= length ? text4 : text4.slice(0, length).replace(/[\ud800-\udbff]$/, "").trimEnd();
}
function publicText(text4, length) {
  const { text: safe, masked } = maskContactDetails(text4.slice(0, length + 200));
  const short = shorten(safe, length);
  return { text: short, masked, shortened: text4.length > length && short.length < text4.length };
}

// src/server/features/import/parse-date.ts
var months = {
  jan: 1,
  feb: 2,
  mar: 3,
  apr: 4,
  mei: 5,
  may: 5,
  jun: 6,
  jul: 7,
  agu: 8,
  ags: 8,
  aug: 8,
  sep: 9,
  okt: 10,
  oct: 10,
  nov: 11,
  nop: 11,
  des: 12,
  dec: 12
};
var earliest = Date.UTC(2e3, 0, 1);
function day(year, month, date) {
  const instant2 = new Date(Date.UTC(year, month - 1, date));
  return instant2.getUTCMonth() === month - 1 && instant2.getUTCDate() === date ? instant2 : void 0;
}
function readDate(written) {
  const iso2 = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(written);
  if (iso2) return day(Number(iso2[1]), Number(iso2[2]), Number(iso2[3]));
  const numeric = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(written);
  if (numeric) return day(Number(numeric[3]), Number(numeric[2]), Number(numeric[1]));
  const named2 = /^(\d{1,2})[\s-]([a-z]{3,9})\.?[\s-](\d{4})$/i.exec(written);
  if (named2) return day(Number(named2[3]), months[named2[2]?.slice(0, 3).toLowerCase() ?? ""] ?? 0, Number(named2[1]));
  if (!/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?\s?(?:Z|[+-]\d{2}:?\d{2})?$/i.test(written)) return void 0;
  const zoned = /(?:Z|[+-]\d{2}:?\d{2})$/i.test(written) ? written : `${written}+07:00`;
  const instant2 = new Date(zoned.replace(" ", "T"));
  return Number.isNaN(instant2.getTime()) ? void 0 : instant2;
}
function parseListedAt(text4, now2) {
  const instant2 = readDate(text4.normalize("NFKC").trim());
  return instant2 && instant2.getTime() >= earliest && instant2 <= now2 ? instant2 : void 0;
}
function parseMonth(text4) {
  const written = text4.normalize("NFKC").trim().toLowerCase();
  const numeric = /^(\d{4})[-/](\d{1,2})(?:[-/]\d{1,2})?$/.exec(written);
  const reversed = /^(?:\d{1,2}[-/.])?(\d{1,2})[-/.](\d{4})$/.exec(written);
  const named2 = /^([a-z]{3,9})\.?[\s-](\d{4})$/.exec(written);
  const [year, month] = numeric ? [numeric[1], Number(numeric[2])] : reversed ? [reversed[2], Number(reversed[1])] : [named2?.[2], months[named2?.[1]?.slice(0, 3) ?? ""] ?? 0];
  if (year === void 0 || month < 1 || month > 12) return void 0;
  return `${year}-${String(month).padStart(2, "0")}`;
}

// src/server/features/import/remember.ts
var longestKey = 80;
function remember(compute, most = 2e3) {
  const known = /* @__PURE__ */ new Map();
  return (text4) => {
    const hit = known.get(text4);
    if (hit) return hit.result;
    const result = compute(text4);
    if (text4.length <= longestKey) {
      if (known.size >= most) known.clear();
      known.set(text4, { result });
    }
    return result;
  };
}

// src/server/features/import/parse-words.ts
function tidy(text4) {
  return text4.normalize("NFKC").toLowerCase().replace(/[_\s]+/g, " ").trim();
}
function firstWord(text4, table) {
  const written = tidy(text4);
  let best;
  for (const [words2, code] of table) {
    const at = written.search(words2);
    if (at >= 0 && (best === void 0 || at < best.at)) best = { at, code };
  }
  return best?.code;
}
var saysNothing = remember(
  (text4) => /^(?:|-+|\?+|n\/?a|null|none|unknown|tidak (?:diketahui|tahu|ada)|lain[- ]?lain|others?|semua)$/.test(tidy(text4))
);
var hybrid = /\b(?:hybrid|hibrida|hev|phev|mhev|hv|plug-?in)\b/;
var fuels2 = [
  [/\b(?:listrik|electric|ev|bev)\b/, "listrik"],
  [/\b(?:diesel|disel|deisel|solar|dexlite|dex|crdi|d-?4d)\b/, "diesel"],
  [/\b(?:bensin|bensi|benzin|petrol|gasoline|gas|premium|pertalite|pertamax)\b/, "bensin"]
];
var parseFuel = remember((text4) => {
  return hybrid.test(tidy(text4)) ? "hybrid" : firstWord(text4, fuels2);
});
var transmissions2 = [
  [
    /\b(?:automatic|automatis|otomatis|otomatik|auto|matic|matik|metic|metik|a\/t|at|cvt|e-cvt|ivt|dct|dsg|amt|ags|tiptronic|triptonic)\b/,
    "otomatis"
  ],
  [/\b(?:manual|manuel|m\/t|mt)\b/, "manual"]
];
var parseTransmission = remember((text4) => {
  return firstWord(text4, transmissions2);
});
var bodies = [
  [/\bmpv\b/, "mpv"],
  [/\bsuv\b|\bsport utility\b/, "suv"],
  [/\bhatch ?back\b|\bhatch\b/, "hatchback"],
  [/\bsedan\b|\bsaloon\b/, "sedan"],
  [/\bcross ?over\b/, "crossover"],
  [/\bpick-? ?up\b|\b(?:double|single|singgle|dobel) cab(?:in)?\b|\bd-?cab\b/, "pickup-truck"],
  [/\bvan\b|\bblind ?van\b/, "van"],
  [/\bwagon\b|\bestate\b/, "wagon"],
  [/\bcoupe\b|\bcoupé\b/, "coupe"],
  [/\bconvertible\b|\bcabrio(?:let)?\b|\broadster\b/, "convertible"]
];
var vagueBodies = [
  [/\bmini ?bus\b/, "mpv"],
  [/\bjeep\b/, "suv"],
  [/\bcompact\b|\bcity ?car\b/, "hatchback"],
  [/\bbus\b|\bmicro ?bus\b/, "van"],
  [/\btruk\b|\btruck\b/, "pickup-truck"]
];
var parseBodyType = remember((text4) => {
  const clear = firstWord(text4, bodies);
  if (clear !== void 0) return { code: clear, vague: false };
  const vague = firstWord(text4, vagueBodies);
  return vague === void 0 ? void 0 : { code: vague, vague: true };
});
var colors2 = [
  [/\b(?:putih|white|snow|pearl|mutiara)\b/, "putih"],
  [/\b(?:hitam|black)\b/, "hitam"],
  [/\b(?:silver|silper|perak)\b/, "silver"],
  [/\babu\b|\babu2\b|\b(?:abuabu|grey|gray|graphite|charcoal|titanium)\b/, "abu-abu"],
  [/\b(?:merah|red|maroon|marun|marron|burgundy)\b/, "merah"],
  [/\b(?:biru|blue|navy)\b/, "biru"],
  [/\b(?:cokelat|coklat|brown|bronze|perunggu|tembaga)\b/, "cokelat"],
  [/\b(?:hijau|green|tosca|toska|army)\b/, "hijau"],
  [/\b(?:kuning|yellow)\b/, "kuning"],
  [/\b(?:oranye|orange|oren|jingga|orens)\b/, "oranye"],
  [/\b(?:krem|cream|creme|beige|ivory)\b/, "krem"],
  [/\b(?:emas|gold|golden|champagne)\b/, "emas"],
  [/\b(?:ungu|purple|violet)\b/, "ungu"],
  [/\b(?:lainnya|other|pink|merah muda|two ?tone)\b/, "lainnya"]
];
var parseColor = remember((text4) => {
  const written = tidy(text4);
  const plain2 = written.replace(/\b(?:pearl|mutiara|snow|titanium|army|champagne|merah muda)\b/g, " ");
  return firstWord(plain2, colors2) ?? firstWord(written, colors2);
});
var parseListingType = remember((text4) => {
  const written = tidy(text4);
  if (/\b(?:diler|dealer|showroom|toko)\b/.test(written)) return "diler";
  return /\b(?:individu|individual|private|pribadi|perorangan|pemilik|owner)\b/.test(written) ? "individu" : void 0;
});
function parseYesNo(text4) {
  const written = tidy(text4);
  if (/^(?:1|ya|yes|y|true|ada|benar)$/.test(written)) return true;
  return /^(?:0|tidak|no|n|false|bukan)$/.test(written) ? false : void 0;
}

// src/server/features/import/import-reasons.ts
function read(value) {
  return { ok: true, value };
}
function unread(reason) {
  return { ok: false, reason };
}

// src/server/features/import/parse-year.ts
var oldestYear = 1950;
function parseYear(text4, currentYear) {
  const written = text4.normalize("NFKC").toLowerCase().replace(/^(?:tahun|thn|th|tn|year)\b\.?\s*/, "").trim();
  if (/^(?:|-|unknown|n\/?a)$/.test(written)) return unread("year_missing");
  const parts = /^(<)?\s*(\d{4})(?:\.0+)?(?:\s*[/-]\s*(\d{4})|-\d{2}-\d{2})?$/.exec(written);
  if (!parts) return unread("year_unreadable");
  const [, before, first, second] = parts;
  const year = Number(first) - (before === void 0 ? 0 : 1);
  const registrationYear = second === void 0 ? null : Number(second);
  if (registrationYear !== null && registrationYear !== year && registrationYear !== year + 1) {
    return unread("year_unreadable");
  }
  if (year < oldestYear || year > currentYear + 1) return unread("year_impossible");
  return read({ year, registrationYear });
}

// src/server/features/import/interpret-facts.ts
function parseOwnership(text4) {
  const written = text4.toLowerCase().replace(/^(?:tangan|owner|pemilik)(?:\s*ke)?[\s-]*/, "").trim();
  const words2 = { pertama: 1, satu: 1, kedua: 2, dua: 2, ketiga: 3, tiga: 3 };
  const count = words2[written] ?? (/^\d{1,2}$/.test(written) ? Number(written) : 0);
  return count >= 1 && count <= 20 ? count : void 0;
}
function parseBpkbHolder(text4) {
  const written = text4.toLowerCase();
  if (/owner|pemilik|pribadi|sendiri/.test(written)) return "owner";
  if (/dealer|diler|showroom/.test(written)) return "dealer";
  return /finance|leasing|bank|gadai/.test(written) ? "finance" : void 0;
}
function parseParity(text4) {
  if (/^(?:odd|ganjil)$/i.test(text4)) return "odd";
  return /^(?:even|genap)$/i.test(text4) ? "even" : void 0;
}
function parsePlate(text4) {
  const plate = text4.toUpperCase().replace(/[\s.-]/g, "");
  return /^[A-Z]{1,2}\d{1,4}[A-Z]{0,3}$/.test(plate) && plate.length >= 3 ? plate : void 0;
}
function interpretFacts(row, years) {
  const notes = [];
  const optional = (text4, parse2, note) => {
    if (text4 === void 0 || saysNothing(text4)) return null;
    const value = parse2(text4);
    if (value === void 0) notes.push(note);
    return value ?? null;
  };
  const registrationYear = optional(
    row.registrationYear,
    (text4) => {
      const year = /^\d{4}(?:\.0+)?$/.test(text4) ? Math.trunc(Number(text4)) : 0;
      return year >= Math.max(oldestYear, years.make - 1) && year <= years.latest ? year : void 0;
    },
    "value_dropped"
  );
  return {
    registrationYear: registrationYear ?? years.registration,
    ownership: optional(row.ownership, parseOwnership, "value_dropped"),
    isInsurance: optional(row.isInsurance, parseYesNo, "value_dropped") ?? false,
    regNo: optional(row.regNo, parsePlate, "plate_dropped"),
    taxPaidUntil: optional(row.taxPaidUntil, parseMonth, "value_dropped"),
    bpkbHolder: optional(row.bpkbHolder, parseBpkbHolder, "value_dropped"),
    plateRegion: optional(
      row.plateRegion,
      (text4) => /^[a-z]{1,2}$/i.test(text4) ? text4.toUpperCase() : void 0,
      "value_dropped"
    ),
    plateParity: optional(row.plateParity, parseParity, "value_dropped"),
    serviceRecord: optional(row.serviceRecord, parseYesNo, "value_dropped"),
    accidentFree: optional(row.accidentFree, parseYesNo, "value_dropped"),
    floodFree: optional(row.floodFree, parseYesNo, "value_dropped"),
    notes
  };
}

// src/server/db/seed/regions.ts
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { parse } from "csv-parse/sync";
import * as z8 from "zod";

// src/contract/slug.ts
function slugify(text4) {
  return text4.normalize("NFKD").replace(/\p{Mn}/gu, "").toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "");
}

// src/server/db/seed/city-population.ts
var popularCityCodes = /* @__PURE__ */ new Set([
  "31.71",
  "31.72",
  "31.73",
  "31.74",
  "31.75",
  "32.71",
  "32.73",
  "32.75",
  "32.76",
  "36.71",
  "36.74",
  "33.72",
  "33.74",
  "34.71",
  "35.73",
  "35.78",
  "12.71",
  "14.71",
  "16.71",
  "18.71",
  "21.71",
  "51.71",
  "64.71",
  "73.71"
]);

// src/server/db/seed/regions.ts
var jakartaSelatan = { code: "31.74", id: 146 };
var provinceNames = {
  "31": "DKI Jakarta",
  "34": "DI Yogyakarta"
};
var placeNames = {
  "BAU BAU": "Baubau",
  "FAK FAK": "Fakfak",
  "LUBUK LINGGAU": "Lubuklinggau",
  "MUKO MUKO": "Mukomuko",
  "PADANG SIDEMPUAN": "Padangsidimpuan",
  PALANGKARAYA: "Palangka Raya",
  "PANGKAL PINANG": "Pangkalpinang",
  "TANJUNG PINANG": "Tanjungpinang",
  "TOJO UNA UNA": "Tojo Una-Una",
  "TOLI TOLI": "Tolitoli"
};
function ordinaryCase(name) {
  const known = placeNames[name];
  if (known !== void 0) return known;
  const words2 = name.toLowerCase().split(" ");
  return words2.map((word) => word === "dan" ? word : word.charAt(0).toUpperCase() + word.slice(1)).join(" ");
}
var provinceRows = z8.array(z8.object({ code: z8.string().regex(/^\d{2}$/), name: z8.string().min(1) }));
var regencyRows = z8.array(
  z8.object({
    code: z8.string().regex(/^\d{2}\.\d{2}$/),
    province_code: z8.string().regex(/^\d{2}$/),
    name: z8.string().regex(/^(?:KOTA|KABUPATEN) ./)
  })
);
function readTable(name) {
  const file = createRequire(import.meta.url).resolve(`idn-area-data/data/${name}.csv`);
  return parse(readFileSync(file), { columns: true });
}
function readProvinces() {
  return provinceRows.parse(readTable("provinces")).map(({ code, name }) => {
    const ordinary = provinceNames[code] ?? ordinaryCase(name);
    return { id: Number(code), name: ordinary, slug: slugify(ordinary) };
  });
}
function readCities() {
  const rows2 = regencyRows.parse(readTable("regencies")).map((row) => ({
    code: row.code,
    provinceId: Number(row.province_code),
    isKota: row.name.startsWith("KOTA "),
    bare: ordinaryCase(row.name.replace(/^(?:KOTA|KABUPATEN) (?:ADMINISTRASI )?/, ""))
  }));
  const kotaNames = new Set(rows2.filter(({ isKota }) => isKota).map(({ bare }) => bare));
  return rows2.map(({ code, provinceId, isKota, bare }) => {
    const name = !isKota && kotaNames.has(bare) ? `Kabupaten ${bare}` : bare;
    return {
      id: code === jakartaSelatan.code ? jakartaSelatan.id : Number(code.replace(".", "")),
      provinceId,
      isKota,
      name,
      slug: slugify(name),
      isPopular: popularCityCodes.has(code)
    };
  });
}
var regions;
function readRegions() {
  regions ??= { provinces: readProvinces(), cities: readCities() };
  return regions;
}

// src/server/db/seed/region-names.ts
var provinceAliases = {
  11: ["acehdi", "diaceh", "nad", "nangroeacehdarussalam", "nanggroeacehdarussalam"],
  12: ["sumut", "northsumatra"],
  13: ["sumbar", "westsumatra"],
  16: ["sumsel", "southsumatra"],
  19: ["bangkabelitung", "babel", "kepbangkabelitung", "bangkabelitungislands"],
  21: ["kepri", "kepriau", "riauislands"],
  31: [
    "jakarta",
    "jakartadki",
    "dki",
    "jakartaraya",
    "daerahkhususibukotajakarta",
    "daerahkhususjakarta",
    "dkj"
  ],
  32: ["jabar", "westjava"],
  33: ["jateng", "centraljava"],
  34: [
    "yogyakarta",
    "yogyakartadi",
    "diy",
    "jogja",
    "jogjakarta",
    "dijogjakarta",
    "yogya",
    "daerahistimewayogyakarta"
  ],
  35: ["jatim", "eastjava"],
  52: ["ntb", "westnusatenggara"],
  53: ["ntt", "eastnusatenggara"],
  61: ["kalbar", "westkalimantan"],
  62: ["kalteng", "centralkalimantan"],
  63: ["kalsel", "southkalimantan"],
  64: ["kaltim", "eastkalimantan"],
  65: ["kaltara", "northkalimantan"],
  71: ["sulut", "northsulawesi"],
  72: ["sulteng", "centralsulawesi"],
  73: ["sulsel", "southsulawesi"],
  74: ["sultra", "southeastsulawesi"],
  76: ["sulbar", "westsulawesi"],
  82: ["malut", "northmaluku"],
  91: ["irianjaya"],
  92: ["westpapua", "irianjayabarat"]
};
var cityAliases = {
  146: ["jaksel", "southjakarta"],
  3171: ["jakpus", "centraljakarta"],
  3172: ["jakut", "northjakarta"],
  3173: ["jakbar", "westjakarta"],
  3175: ["jaktim", "eastjakarta"],
  3101: ["pulauseribu", "kepseribu"],
  3372: ["solo"],
  3471: ["jogja", "jogjakarta", "yogya"],
  3674: ["tangsel"],
  7371: ["ujungpandang"],
  1272: ["siantar"],
  1871: ["balam", "bandarlampung", "tanjungkarang"]
};
function compact(text4) {
  return text4.normalize("NFKD").toLowerCase().replace(/[^a-z]/g, "").replaceAll("sumatra", "sumatera");
}
function provinceKey(text4) {
  return compact(text4.replace(/^\s*(?:provinsi|propinsi|prov)\b\.?/i, ""));
}
var kotaWord = /^\s*kota\b(?:\s*adm(?:inistrasi)?\b)?\.?/i;
var kabupatenWord = /^\s*kab(?:upaten)?\b\.?(?:\s*adm(?:inistrasi)?\b\.?)?/i;
function buildProvinces() {
  const ids = /* @__PURE__ */ new Map();
  for (const { id, name } of readRegions().provinces) ids.set(compact(name), id);
  for (const [id, aliases] of Object.entries(provinceAliases)) {
    for (const alias of aliases) ids.set(compact(alias), Number(id));
  }
  return ids;
}
function buildCities() {
  const ids = { kota: /* @__PURE__ */ new Map(), kabupaten: /* @__PURE__ */ new Map() };
  for (const { id, name, provinceId, isKota } of readRegions().cities) {
    const group = isKota ? ids.kota : ids.kabupaten;
    group.set(compact(name.replace(kabupatenWord, "")), { id, provinceId });
    for (const alias of cityAliases[id] ?? []) group.set(compact(alias), { id, provinceId });
  }
  return ids;
}
var provinceIds;
var cityIds;
function findProvinceId(text4) {
  provinceIds ??= buildProvinces();
  return provinceIds.get(provinceKey(text4));
}
function findCityId(text4, provinceId) {
  cityIds ??= buildCities();
  const { kota, kabupaten } = cityIds;
  const isHere = (city) => provinceId === void 0 || city.provinceId === provinceId;
  const bare = compact(text4);
  const withoutKota = compact(text4.replace(kotaWord, ""));
  const candidates = kabupatenWord.test(text4) ? [kabupaten.get(compact(text4.replace(kabupatenWord, "")))] : [kota.get(withoutKota), kota.get(bare), kabupaten.get(bare), kabupaten.get(withoutKota)];
  return candidates.find((city) => city !== void 0 && isHere(city))?.id;
}

// src/server/features/import/interpret-place.ts
var provinceOf = remember((text4) => findProvinceId(text4));
var provinceOfCity;
function provinceByCity(cityName) {
  provinceOfCity ??= new Map(readRegions().cities.map(({ id, provinceId }) => [id, provinceId]));
  const cityId = findCityId(cityName);
  return cityId === void 0 ? void 0 : provinceOfCity.get(cityId);
}
function interpretPlace(row) {
  const notes = [];
  let provinceText = row.provinceName ?? "";
  let colorText = row.color ?? "";
  const isSwapped = provinceOf(provinceText) === void 0 && parseColor(provinceText) !== void 0 && provinceOf(colorText) !== void 0;
  if (isSwapped) {
    [provinceText, colorText] = [colorText, provinceText];
    notes.push("columns_swapped");
  }
  const color = saysNothing(colorText) ? null : parseColor(colorText);
  if (color === void 0) notes.push("color_dropped");
  const cityText = saysNothing(row.cityName ?? "") ? "" : row.cityName ?? "";
  const isUnsaid = saysNothing(provinceText);
  const provinceId = isUnsaid ? cityText === "" ? void 0 : provinceByCity(cityText) : provinceOf(provinceText);
  const cityId = cityText === "" || provinceId === void 0 ? null : findCityId(cityText, provinceId);
  if (cityId === void 0) notes.push("city_dropped");
  const place = { cityId: cityId ?? null, color: color ?? null, notes };
  if (provinceId !== void 0) return { ...place, provinceId };
  return { ...place, provinceId, reason: isUnsaid ? "province_missing" : "province_unknown" };
}

// src/contract/mobile-number.ts
var elsewhere = /^9\d{9,10}$/;
var numberingPlans = {
  /** Prefixes 811 to 839 and 851 to 899; 84 is nobody's (decisions, Verification). */
  id: { dialCode: "62", national: /^8[1-35-9]\d{7,10}$/ },
  my: { dialCode: "60", national: /^1\d{8,9}$/ },
  sg: { dialCode: "65", national: /^9\d{8,9}$/ },
  th: { dialCode: "66", national: /^[6-9]\d{8}$/ },
  ph: { dialCode: "63", national: elsewhere },
  vn: { dialCode: "84", national: elsewhere },
  ae: { dialCode: "971", national: elsewhere },
  au: { dialCode: "61", national: elsewhere }
};
function parseMobileNumber(text4, country = "id") {
  const { dialCode, national } = numberingPlans[country];
  const written = text4.trim();
  if (!/^\+?[\d\s.-]+$/.test(written)) return void 0;
  const digits = written.replace(/\D/g, "");
  const candidates = digits.startsWith(dialCode) ? [digits.slice(dialCode.length)] : [];
  if (!written.startsWith("+")) candidates.push(digits.startsWith("0") ? digits.slice(1) : digits);
  const found = candidates.find((candidate) => national.test(candidate));
  return found === void 0 ? void 0 : `+${dialCode}${found}`;
}

// src/server/features/import/interpret-seller.ts
var emailPattern = /^[^\s@<>"',;]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}$/i;
function interpretSeller(row) {
  const notes = [];
  const name = publicText(cleanLine(row.name ?? ""), listingLimits.nameLength);
  if (name.masked > 0) notes.push("contact_masked");
  if (name.shortened) notes.push("name_shortened");
  const mobileText = row.mobile ?? "";
  const mobile2 = saysNothing(mobileText) ? null : parseMobileNumber(mobileText);
  if (mobile2 === void 0) notes.push("mobile_dropped");
  const emailText = row.email ?? "";
  const isEmail = emailPattern.test(emailText) && emailText.length <= 254;
  if (!isEmail && !saysNothing(emailText)) notes.push("email_dropped");
  const typeText = row.listingType ?? "";
  const listingType = parseListingType(typeText);
  if (listingType === void 0 && !saysNothing(typeText)) notes.push("listing_type_assumed");
  return {
    sellerName: name.text === "" ? null : name.text,
    mobile: mobile2 ?? null,
    email: isEmail ? emailText.toLowerCase() : null,
    isWhatsapp: parseYesNo(row.isWhatsapp ?? "") ?? false,
    listingType: listingType ?? "individu",
    notes
  };
}

// src/server/db/seed/reserved-slugs.ts
var words = [
  "lead-form",
  "listing-revamp-new",
  "uc-finance-lead",
  "user",
  "dealer",
  "kredit",
  "simulasi-kredit",
  "tag",
  "accordion",
  "listing",
  "login",
  "profile"
];
var reserved = /* @__PURE__ */ new Set([
  ...words,
  ...[bodyTypeCode, fuelCode, transmissionCode, colorCode, listingTypeCode].flatMap(
    (codes) => codes.options
  )
]);

// src/server/db/seed/vehicles/vehicle-seed.ts
function v(name, fuel, transmission, engineCc, years, newPrice) {
  return { name, fuel, transmission, engineCc, years, newPrice };
}

// src/server/db/seed/vehicles/american.ts
var ford = {
  slug: "ford",
  name: "Ford",
  aliases: [],
  popular: false,
  models: [
    {
      slug: "everest",
      name: "Everest",
      body: "suv",
      aliases: ["all new everest", "everest xlt", "everest titanium"],
      share: 2.5,
      variants: [
        v("2.5 XLT 4x2 Diesel MT", "diesel", "manual", 2499, [2003, 2015], 389),
        v("2.5 XLT 4x2 Diesel AT", "diesel", "otomatis", 2499, [2008, 2015], 416),
        v("2.5 Limited 4x2 Diesel AT", "diesel", "otomatis", 2499, [2011, 2015], 431),
        v("2.2 Trend 4x2 Diesel AT", "diesel", "otomatis", 2198, [2015, 2016], 486),
        v("2.2 Titanium 4x2 Diesel AT", "diesel", "otomatis", 2198, [2015, 2016], 558),
        v("3.2 Titanium 4x4 Diesel AT", "diesel", "otomatis", 3198, [2015, 2016], 668),
        v("2.0 Titanium 4x4 Diesel AT", "diesel", "otomatis", 1996, [2022, null], 989),
        v("2.0 Titanium 4x2 Diesel AT", "diesel", "otomatis", 1996, [2023, null], 798)
      ]
    },
    {
      slug: "ranger",
      name: "Ranger",
      body: "pickup-truck",
      aliases: ["ranger double cabin", "ranger xlt", "ranger wildtrak", "ranger raptor"],
      share: 3,
      variants: [
        v("2.5 XLT Double Cab 4x4 Diesel MT", "diesel", "manual", 2499, [2002, 2011], 296),
        v("2.5 Base Double Cab 4x4 Diesel MT", "diesel", "manual", 2499, [2004, 2011], 272),
        v("3.0 XLT Double Cab 4x4 Diesel MT", "diesel", "manual", 2953, [2007, 2011], 325),
        v("2.2 Base Double Cab 4x4 Diesel MT", "diesel", "manual", 2198, [2012, 2016], 378),
        v("2.2 XLS Double Cab 4x4 Diesel AT", "diesel", "otomatis", 2198, [2012, 2016], 438),
        v("2.2 XLT Double Cab 4x4 Diesel MT", "diesel", "manual", 2198, [2012, 2016], 429),
        v("3.2 Wildtrak Double Cab 4x4 Diesel AT", "diesel", "otomatis", 3198, [2012, 2016], 545),
        v("2.0 XLT Double Cab 4x4 Diesel AT", "diesel", "otomatis", 1996, [2022, null], 738),
        v("2.0 Wildtrak Double Cab 4x4 Diesel AT", "diesel", "otomatis", 1996, [2022, null], 915),
        v("3.0 Raptor AT", "bensin", "otomatis", 2956, [2023, null], 1415),
        v("2.0 XL Double Cab 4x4 Diesel MT", "diesel", "manual", 1996, [2022, null], 598)
      ]
    },
    {
      slug: "ecosport",
      name: "EcoSport",
      body: "suv",
      aliases: ["eco sport"],
      share: 3,
      variants: [
        v("1.5 Ambiente MT", "bensin", "manual", 1499, [2014, 2016], 194),
        v("1.5 Trend MT", "bensin", "manual", 1499, [2014, 2016], 216),
        v("1.5 Trend AT", "bensin", "otomatis", 1499, [2014, 2016], 228),
        v("1.5 Titanium MT", "bensin", "manual", 1499, [2014, 2015], 238),
        v("1.5 Titanium AT", "bensin", "otomatis", 1499, [2014, 2017], 258)
      ]
    },
    {
      slug: "fiesta",
      name: "Fiesta",
      body: "hatchback",
      aliases: [],
      share: 3,
      variants: [
        v("1.4 Trend MT", "bensin", "manual", 1388, [2010, 2013], 195),
        v("1.4 Trend AT", "bensin", "otomatis", 1388, [2010, 2013], 206),
        v("1.5 Trend AT", "bensin", "otomatis", 1499, [2013, 2016], 237),
        v("1.5 Sport AT", "bensin", "otomatis", 1499, [2013, 2016], 258),
        v("1.6 Sport AT", "bensin", "otomatis", 1596, [2010, 2013], 243),
        v("1.0 EcoBoost S AT", "bensin", "otomatis", 998, [2014, 2016], 284)
      ]
    },
    {
      slug: "focus",
      name: "Focus",
      body: "hatchback",
      aliases: [],
      share: 1.5,
      variants: [
        v("1.8 MT", "bensin", "manual", 1798, [2005, 2012], 284),
        v("1.8 AT", "bensin", "otomatis", 1798, [2008, 2012], 298),
        v("2.0 Sport AT", "bensin", "otomatis", 1999, [2005, 2012], 345),
        v("1.6 Trend AT", "bensin", "otomatis", 1596, [2012, 2015], 318),
        v("2.0 Titanium AT", "bensin", "otomatis", 1999, [2012, 2015], 398)
      ]
    },
    {
      slug: "escape",
      name: "Escape",
      body: "suv",
      aliases: [],
      share: 2,
      variants: [
        v("2.0 XLS MT", "bensin", "manual", 1988, [2002, 2007], 242),
        v("2.3 XLS AT", "bensin", "otomatis", 2261, [2003, 2010], 312),
        v("2.3 XLT AT", "bensin", "otomatis", 2261, [2003, 2012], 338),
        v("2.3 Limited AT", "bensin", "otomatis", 2261, [2004, 2012], 358),
        v("3.0 V6 XLT AT", "bensin", "otomatis", 2967, [2002, 2006], 338)
      ]
    },
    {
      slug: "ford-laser",
      name: "Laser",
      body: "sedan",
      aliases: ["laser gala", "gala", "telstar"],
      share: 0.5,
      variants: [
        v("1.3 Laser MT", "bensin", "manual", 1296, [1985, 1992], 32),
        v("1.5 Gala MT", "bensin", "manual", 1498, [1989, 1996], 42),
        v("2.0 Telstar MT", "bensin", "manual", 1998, [1988, 1994], 58)
      ]
    },
    {
      slug: "lynx",
      name: "Lynx",
      body: "sedan",
      aliases: [],
      share: 0.3,
      variants: [v("1.6 MT", "bensin", "manual", 1597, [2e3, 2004], 142)]
    },
    {
      slug: "mustang",
      name: "Mustang",
      body: "coupe",
      aliases: [],
      share: 0.4,
      variants: [
        v("2.3 EcoBoost AT", "bensin", "otomatis", 2261, [2015, null], 1590),
        v("5.0 GT AT", "bensin", "otomatis", 4951, [2015, null], 2290)
      ]
    },
    {
      slug: "mustang-mach-e",
      name: "Mustang Mach-E",
      body: "crossover",
      aliases: ["mach-e"],
      share: 0.05,
      variants: [v("Premium AWD", "listrik", "otomatis", 0, [2025, null], 1190)]
    },
    {
      slug: "ford-tx5",
      name: "TX5",
      body: "sedan",
      aliases: [],
      share: 0.1,
      variants: [v("2.0 MT", "bensin", "manual", 1998, [1990, 1996], 62)]
    }
  ]
};
var chevrolet = {
  slug: "chevrolet",
  name: "Chevrolet",
  aliases: ["chevy", "chevrolette", "chevrole"],
  popular: false,
  models: [
    {
      slug: "captiva",
      name: "Captiva",
      body: "suv",
      aliases: ["captiva facelift", "captiva diesel"],
      share: 4,
      variants: [
        v("2.4 LS AT", "bensin", "otomatis", 2405, [2007, 2011], 278),
        v("2.4 MT", "bensin", "manual", 2405, [2007, 2011], 258),
        v("2.4 LT AT", "bensin", "otomatis", 2384, [2011, 2016], 348),
        v("2.0 VCDi Diesel AT", "diesel", "otomatis", 1991, [2007, 2011], 318),
        v("2.0 FL2 Diesel AT", "diesel", "otomatis", 1998, [2011, 2018], 412),
        v("2.0 LTZ Diesel AT", "diesel", "otomatis", 1998, [2011, 2018], 446),
        v("1.5 Premier Turbo CVT", "bensin", "otomatis", 1451, [2019, 2020], 348)
      ]
    },
    {
      slug: "chevrolet-spin",
      name: "Spin",
      body: "mpv",
      aliases: [],
      share: 3.5,
      variants: [
        v("1.2 LS MT", "bensin", "manual", 1206, [2013, 2015], 138),
        v("1.5 LS MT", "bensin", "manual", 1485, [2013, 2015], 153),
        v("1.5 LT MT", "bensin", "manual", 1485, [2013, 2015], 164),
        v("1.5 LTZ MT", "bensin", "manual", 1485, [2013, 2015], 177),
        v("1.5 LTZ AT", "bensin", "otomatis", 1485, [2013, 2015], 187),
        v("1.5 Activ AT", "bensin", "otomatis", 1485, [2014, 2015], 194),
        v("1.3 LTZ Diesel MT", "diesel", "manual", 1248, [2013, 2015], 192)
      ]
    },
    {
      slug: "trax",
      name: "Trax",
      body: "suv",
      aliases: [],
      share: 2,
      variants: [
        v("1.4 LS Turbo MT", "bensin", "manual", 1362, [2017, 2018], 248),
        v("1.4 LT Turbo AT", "bensin", "otomatis", 1362, [2015, 2019], 276),
        v("1.4 LTZ Turbo AT", "bensin", "otomatis", 1362, [2015, 2019], 308),
        v("1.4 Premier Turbo AT", "bensin", "otomatis", 1362, [2017, 2019], 322),
        v("1.8 LTZ AT", "bensin", "otomatis", 1796, [2015, 2016], 294)
      ]
    },
    {
      slug: "orlando",
      name: "Orlando",
      body: "mpv",
      aliases: [],
      share: 1.5,
      variants: [
        v("1.8 LS MT", "bensin", "manual", 1796, [2012, 2015], 228),
        v("1.8 LT AT", "bensin", "otomatis", 1796, [2012, 2017], 269)
      ]
    },
    {
      slug: "aveo",
      name: "Aveo",
      body: "hatchback",
      aliases: [],
      share: 1.8,
      variants: [
        v("1.4 LS MT", "bensin", "manual", 1399, [2012, 2014], 174),
        v("1.4 LT MT", "bensin", "manual", 1399, [2012, 2015], 183),
        v("1.4 LT AT", "bensin", "otomatis", 1399, [2012, 2015], 193),
        v("1.5 MT", "bensin", "manual", 1498, [2004, 2008], 142)
      ]
    },
    {
      slug: "spark",
      name: "Spark",
      body: "hatchback",
      aliases: [],
      share: 2,
      variants: [
        v("1.0 LS MT", "bensin", "manual", 995, [2010, 2012], 122),
        v("1.0 LT MT", "bensin", "manual", 995, [2010, 2014], 133),
        v("1.2 LT MT", "bensin", "manual", 1206, [2010, 2014], 142),
        v("1.4 Premier MT", "bensin", "manual", 1399, [2017, 2019], 178),
        v("1.4 Premier CVT", "bensin", "otomatis", 1399, [2017, 2019], 192)
      ]
    },
    {
      slug: "kalos",
      name: "Kalos",
      body: "sedan",
      aliases: [],
      share: 0.8,
      variants: [v("1.4 MT", "bensin", "manual", 1399, [2006, 2010], 124)]
    },
    {
      slug: "lova",
      name: "Lova",
      body: "sedan",
      aliases: [],
      share: 0.6,
      variants: [v("1.4 MT", "bensin", "manual", 1399, [2008, 2012], 126)]
    },
    {
      slug: "optra",
      name: "Optra",
      body: "sedan",
      aliases: ["optra magnum"],
      share: 1,
      variants: [
        v("1.6 MT", "bensin", "manual", 1598, [2003, 2007], 162),
        v("1.8 AT", "bensin", "otomatis", 1799, [2003, 2008], 182)
      ]
    },
    {
      slug: "optra-estate",
      name: "Estate",
      body: "wagon",
      aliases: ["optra estate"],
      share: 0.5,
      variants: [
        v("1.6 LS MT", "bensin", "manual", 1598, [2005, 2010], 168),
        v("1.8 LT AT", "bensin", "otomatis", 1799, [2005, 2010], 182)
      ]
    },
    {
      slug: "zafira",
      name: "Zafira",
      body: "mpv",
      aliases: [],
      share: 1,
      variants: [
        v("1.8 CD MT", "bensin", "manual", 1796, [2e3, 2005], 188),
        v("2.2 CD AT", "bensin", "otomatis", 2198, [2001, 2005], 218)
      ]
    },
    {
      slug: "tavera",
      name: "Tavera",
      body: "mpv",
      aliases: [],
      share: 0.5,
      variants: [v("2.5 Diesel MT", "diesel", "manual", 2499, [2001, 2005], 128)]
    },
    {
      slug: "cruze",
      name: "Cruze",
      body: "sedan",
      aliases: [],
      share: 0.8,
      variants: [
        v("1.8 MT", "bensin", "manual", 1796, [2010, 2012], 294),
        v("1.8 LT AT", "bensin", "otomatis", 1796, [2010, 2015], 328)
      ]
    },
    {
      slug: "colorado",
      name: "Colorado",
      body: "pickup-truck",
      aliases: [],
      share: 0.7,
      variants: [
        v("2.5 LT Double Cab 4x4 Diesel MT", "diesel", "manual", 2499, [2012, 2018], 418),
        v("2.8 LTZ Double Cab 4x4 Diesel AT", "diesel", "otomatis", 2776, [2012, 2018], 498)
      ]
    },
    {
      slug: "trailblazer",
      name: "Trailblazer",
      body: "suv",
      aliases: [],
      share: 1,
      variants: [
        v("2.5 LTZ 4x2 Diesel AT", "diesel", "otomatis", 2499, [2016, 2019], 485),
        v("2.8 LTZ 4x4 Diesel AT", "diesel", "otomatis", 2776, [2016, 2019], 586)
      ]
    },
    {
      slug: "chevrolet-blazer",
      name: "Blazer",
      body: "suv",
      aliases: ["blazer montera"],
      share: 0.6,
      variants: [
        v("2.2 LS DOHC MT", "bensin", "manual", 2198, [2e3, 2005], 168),
        v("2.2 Montera MT", "bensin", "manual", 2198, [2e3, 2005], 172)
      ]
    },
    {
      slug: "chevrolet-trooper",
      name: "Trooper",
      body: "suv",
      aliases: [],
      share: 0.5,
      variants: [
        v("2.3 MT", "bensin", "manual", 2254, [1986, 1991], 42),
        v("2.2 Diesel MT", "diesel", "manual", 2238, [1986, 1991], 45)
      ]
    },
    {
      slug: "luv",
      name: "LUV",
      body: "pickup-truck",
      aliases: [],
      share: 0.3,
      variants: [v("1.8 MT", "bensin", "manual", 1817, [1978, 1990], 20)]
    },
    {
      slug: "camaro",
      name: "Camaro",
      body: "coupe",
      aliases: [],
      share: 0.1,
      variants: [v("3.6 V6 AT", "bensin", "otomatis", 3564, [2010, 2015], 1390)]
    },
    {
      slug: "corvette",
      name: "Corvette",
      body: "coupe",
      aliases: [],
      share: 0.05,
      variants: [v("6.2 V8 AT", "bensin", "otomatis", 6162, [2014, 2023], 3490)]
    }
  ]
};
var jeep = {
  slug: "jeep",
  name: "Jeep",
  aliases: [],
  popular: false,
  models: [
    {
      slug: "wrangler",
      name: "Wrangler",
      body: "suv",
      aliases: [
        "rubicon",
        "wrangler rubicon",
        "wrangler sahara",
        "wrangler jk",
        "wrangler jl",
        "wrangler unlimited"
      ],
      share: 1.5,
      variants: [
        v("4.0 TJ MT", "bensin", "manual", 3956, [1997, 2006], 420),
        v("3.8 Sport JK 2 Door AT", "bensin", "otomatis", 3778, [2008, 2011], 780),
        v("3.8 Unlimited Sport JK AT", "bensin", "otomatis", 3778, [2008, 2011], 830),
        v("2.8 Sport CRD Unlimited Diesel AT", "diesel", "otomatis", 2777, [2011, 2017], 1150),
        v("3.6 Sport JK AT", "bensin", "otomatis", 3604, [2012, 2018], 1120),
        v("3.6 Unlimited Sahara JK AT", "bensin", "otomatis", 3604, [2012, 2018], 1250),
        v("3.6 Unlimited Rubicon JK AT", "bensin", "otomatis", 3604, [2012, 2018], 1320),
        v("2.0 Sport JL AT", "bensin", "otomatis", 1995, [2019, 2024], 1590),
        v("2.0 Unlimited Sahara JL AT", "bensin", "otomatis", 1995, [2019, 2024], 1790),
        v("2.0 Unlimited Rubicon JL AT", "bensin", "otomatis", 1995, [2019, null], 2090)
      ]
    },
    {
      slug: "gladiator",
      name: "Gladiator",
      body: "pickup-truck",
      aliases: [],
      share: 0.2,
      variants: [v("3.6 Rubicon AT", "bensin", "otomatis", 3604, [2020, 2024], 2050)]
    },
    {
      slug: "cherokee",
      name: "Cherokee",
      body: "suv",
      aliases: ["cherokee limited", "cherokee xj"],
      share: 0.5,
      variants: [
        v("4.0 XJ MT", "bensin", "manual", 3956, [1993, 2001], 175),
        v("4.0 Limited XJ AT", "bensin", "otomatis", 3956, [1994, 2001], 188),
        v("2.4 Limited AT", "bensin", "otomatis", 2360, [2014, 2018], 890)
      ]
    },
    {
      slug: "grand-cherokee",
      name: "Grand Cherokee",
      body: "suv",
      aliases: [],
      share: 0.3,
      variants: [
        v("4.7 Limited AT", "bensin", "otomatis", 4701, [1999, 2004], 620),
        v("3.6 Limited AT", "bensin", "otomatis", 3604, [2012, 2020], 1290),
        v("5.7 Overland AT", "bensin", "otomatis", 5654, [2011, 2016], 1450)
      ]
    },
    {
      slug: "compass",
      name: "Compass",
      body: "suv",
      aliases: [],
      share: 0.3,
      variants: [v("1.4 Longitude Turbo AT", "bensin", "otomatis", 1368, [2018, 2022], 690)]
    },
    {
      slug: "renegade",
      name: "Renegade",
      body: "suv",
      aliases: [],
      share: 0.1,
      variants: [v("1.4 Limited Turbo AT", "bensin", "otomatis", 1368, [2017, 2020], 630)]
    },
    {
      slug: "cj-7",
      name: "CJ7",
      body: "suv",
      aliases: ["cj 7", "laredo"],
      share: 0.4,
      variants: [
        v("4.2 MT", "bensin", "manual", 4235, [1980, 1986], 34),
        v("2.4 Diesel MT", "diesel", "manual", 2369, [1981, 1986], 32)
      ]
    }
  ]
};
var hummer = {
  slug: "hummer",
  name: "Hummer",
  aliases: [],
  popular: false,
  models: [
    {
      slug: "hummer-h2",
      name: "H2",
      body: "suv",
      aliases: [],
      share: 0.05,
      variants: [
        v("6.0 V8 AT", "bensin", "otomatis", 5967, [2003, 2007], 2350),
        v("6.2 V8 AT", "bensin", "otomatis", 6162, [2008, 2009], 2650)
      ]
    },
    {
      slug: "hummer-h3",
      name: "H3",
      body: "suv",
      aliases: [],
      share: 0.1,
      variants: [
        v("3.5 AT", "bensin", "otomatis", 3460, [2006, 2007], 1050),
        v("3.7 AT", "bensin", "otomatis", 3653, [2007, 2010], 1150)
      ]
    }
  ]
};
var dodge = {
  slug: "dodge",
  name: "Dodge",
  aliases: [],
  popular: false,
  models: [
    {
      slug: "journey",
      name: "Journey",
      body: "suv",
      aliases: [],
      share: 0.3,
      variants: [
        v("2.4 SXT AT", "bensin", "otomatis", 2360, [2012, 2017], 498),
        v("2.4 SXT Platinum AT", "bensin", "otomatis", 2360, [2013, 2017], 565)
      ]
    },
    {
      slug: "nitro",
      name: "Nitro",
      body: "suv",
      aliases: [],
      share: 0.1,
      variants: [v("3.7 SXT AT", "bensin", "otomatis", 3701, [2009, 2012], 598)]
    },
    {
      slug: "caliber",
      name: "Caliber",
      body: "hatchback",
      aliases: [],
      share: 0.1,
      variants: [v("2.0 SXT AT", "bensin", "otomatis", 1998, [2008, 2012], 388)]
    },
    {
      slug: "challenger",
      name: "Challenger",
      body: "coupe",
      aliases: [],
      share: 0.05,
      variants: [v("6.4 SRT8 AT", "bensin", "otomatis", 6417, [2012, 2020], 2690)]
    }
  ]
};
var chrysler = {
  slug: "chrysler",
  name: "Chrysler",
  aliases: [],
  popular: false,
  models: [
    {
      slug: "chrysler-300c",
      name: "300C",
      body: "sedan",
      aliases: ["300"],
      share: 0.1,
      variants: [v("3.6 AT", "bensin", "otomatis", 3604, [2012, 2016], 1090)]
    },
    {
      slug: "neon",
      name: "Neon",
      body: "sedan",
      aliases: [],
      share: 0.1,
      variants: [v("2.0 AT", "bensin", "otomatis", 1996, [1996, 1999], 125)]
    },
    {
      slug: "pt-cruiser",
      name: "PT Cruiser",
      body: "hatchback",
      aliases: [],
      share: 0.05,
      variants: [v("2.4 AT", "bensin", "otomatis", 2429, [2001, 2008], 465)]
    }
  ]
};
var cadillac = {
  slug: "cadillac",
  name: "Cadillac",
  aliases: [],
  popular: false,
  models: [
    {
      slug: "escalade",
      name: "Escalade",
      body: "suv",
      aliases: [],
      share: 0.1,
      variants: [v("6.2 V8 AT", "bensin", "otomatis", 6162, [2008, 2024], 4890)]
    }
  ]
};
var tesla = {
  slug: "tesla",
  name: "Tesla",
  aliases: [],
  popular: false,
  models: [
    {
      slug: "tesla-model-3",
      name: "Model 3",
      body: "sedan",
      aliases: ["model3"],
      share: 0.4,
      variants: [
        v("Standard Range Plus", "listrik", "otomatis", 0, [2020, 2023], 1390),
        v("Long Range", "listrik", "otomatis", 0, [2020, null], 1490),
        v("Performance", "listrik", "otomatis", 0, [2020, null], 1750)
      ]
    },
    {
      slug: "tesla-model-y",
      name: "Model Y",
      body: "suv",
      aliases: ["modely"],
      share: 0.3,
      variants: [
        v("Long Range", "listrik", "otomatis", 0, [2022, null], 1590),
        v("Performance", "listrik", "otomatis", 0, [2022, null], 1790)
      ]
    },
    {
      slug: "tesla-model-x",
      name: "Model X",
      body: "suv",
      aliases: ["modelx"],
      share: 0.1,
      variants: [v("Long Range", "listrik", "otomatis", 0, [2018, 2024], 3290)]
    },
    {
      slug: "tesla-model-s",
      name: "Model S",
      body: "sedan",
      aliases: ["models"],
      share: 0.1,
      variants: [v("Long Range", "listrik", "otomatis", 0, [2015, 2024], 2990)]
    }
  ]
};

// src/server/db/seed/vehicles/bmw.ts
var bmw = {
  slug: "bmw",
  name: "BMW",
  aliases: ["bayerische motoren werke", "bimmer", "bmw m"],
  popular: true,
  models: [
    {
      slug: "bmw-1-series",
      name: "1 Series",
      body: "hatchback",
      aliases: ["seri 1", "116i", "118i", "120i", "125i", "135i", "m135i"],
      share: 0.6,
      variants: [
        v("1.6 116i AT", "bensin", "otomatis", 1598, [2011, 2015], 498),
        v("1.6 118i Sport AT", "bensin", "otomatis", 1598, [2013, 2015], 548),
        v("2.0 120i AT", "bensin", "otomatis", 1995, [2005, 2011], 445),
        v("1.5 118i Sport AT", "bensin", "otomatis", 1499, [2015, 2019], 628),
        v("1.5 118i M Sport AT", "bensin", "otomatis", 1499, [2020, 2024], 788),
        v("2.0 M135i xDrive AT", "bensin", "otomatis", 1998, [2020, 2025], 1270)
      ]
    },
    {
      slug: "bmw-2-series",
      name: "2 Series",
      body: "coupe",
      aliases: [
        "seri 2",
        "218i",
        "220i",
        "m2",
        "m235i",
        "218i active tourer",
        "218i gran coupe",
        "active tourer"
      ],
      share: 0.5,
      variants: [
        v("1.5 218i Active Tourer AT", "bensin", "otomatis", 1499, [2015, 2018], 615),
        v("1.5 218i Gran Tourer AT", "bensin", "otomatis", 1499, [2016, 2018], 658),
        v("1.5 218i Gran Coupe Sport AT", "bensin", "otomatis", 1499, [2020, 2025], 879),
        v("2.0 220i M Sport Coupe AT", "bensin", "otomatis", 1997, [2014, 2018], 998),
        v("3.0 M2 Coupe AT", "bensin", "otomatis", 2979, [2016, 2020], 1690),
        v("3.0 M2 Coupe G87 AT", "bensin", "otomatis", 2993, [2023, null], 2230)
      ]
    },
    {
      slug: "bmw-3-series",
      name: "3 Series",
      body: "sedan",
      aliases: [
        "seri 3",
        "316i",
        "318i",
        "320i",
        "323i",
        "325i",
        "328i",
        "330i",
        "320d",
        "335i",
        "330e",
        "e30",
        "e36",
        "e46",
        "e90",
        "f30",
        "g20"
      ],
      share: 7,
      variants: [
        v("1.8 318i E30 MT", "bensin", "manual", 1766, [1983, 1991], 69),
        v("1.8 318i E36 MT", "bensin", "manual", 1796, [1992, 1999], 138),
        v("1.8 318i E36 AT", "bensin", "otomatis", 1796, [1992, 1999], 144),
        v("2.0 320i E36 MT", "bensin", "manual", 1991, [1992, 1998], 182),
        v("2.5 323i E36 AT", "bensin", "otomatis", 2494, [1996, 1999], 238),
        v("1.9 318i E46 MT", "bensin", "manual", 1895, [1999, 2005], 315),
        v("1.9 318i E46 AT", "bensin", "otomatis", 1895, [1999, 2005], 330),
        v("2.2 320i E46 AT", "bensin", "otomatis", 2171, [2e3, 2005], 398),
        v("2.5 325i E46 AT", "bensin", "otomatis", 2494, [2e3, 2005], 450),
        v("3.0 330i E46 AT", "bensin", "otomatis", 2979, [2001, 2005], 530),
        v("2.0 318i E46 AT", "bensin", "otomatis", 1995, [2001, 2005], 359),
        v("2.0 320i E90 AT", "bensin", "otomatis", 1995, [2005, 2009], 489),
        v("2.0 320i E90 LCI AT", "bensin", "otomatis", 1995, [2009, 2012], 529),
        v("2.5 323i E90 AT", "bensin", "otomatis", 2497, [2005, 2009], 552),
        v("2.5 325i E90 AT", "bensin", "otomatis", 2497, [2005, 2012], 648),
        v("3.0 330i E90 AT", "bensin", "otomatis", 2996, [2005, 2010], 760),
        v("1.6 316i F30 AT", "bensin", "otomatis", 1598, [2013, 2015], 569),
        v("2.0 320i F30 Sport AT", "bensin", "otomatis", 1997, [2012, 2018], 759),
        v("2.0 320i F30 Luxury AT", "bensin", "otomatis", 1997, [2012, 2018], 758),
        v("2.0 320i F30 M Sport AT", "bensin", "otomatis", 1998, [2016, 2019], 809),
        v("2.0 320d F30 Diesel AT", "diesel", "otomatis", 1995, [2012, 2018], 769),
        v("2.0 328i F30 Sport AT", "bensin", "otomatis", 1997, [2012, 2015], 839),
        v("2.0 330i F30 M Sport AT", "bensin", "otomatis", 1998, [2016, 2019], 999),
        v("3.0 335i F30 AT", "bensin", "otomatis", 2979, [2012, 2015], 1080),
        v("2.0 330e F30 iPerformance AT", "hybrid", "otomatis", 1998, [2017, 2019], 935),
        v("2.0 320i G20 Dynamic AT", "bensin", "otomatis", 1998, [2020, 2022], 919),
        v("2.0 320i G20 Sport AT", "bensin", "otomatis", 1998, [2019, 2022], 953),
        v("2.0 320i G20 M Sport AT", "bensin", "otomatis", 1998, [2022, null], 1165),
        v("2.0 330i G20 M Sport AT", "bensin", "otomatis", 1998, [2019, null], 1365),
        v("2.0 320i Touring M Sport AT", "bensin", "otomatis", 1998, [2023, null], 1248)
      ]
    },
    {
      slug: "bmw-m3",
      name: "M3",
      body: "sedan",
      aliases: ["m3 competition", "e92 m3"],
      share: 0.4,
      variants: [
        v("3.2 E46 MT", "bensin", "manual", 3246, [2001, 2006], 1150),
        v("4.0 E92 AT", "bensin", "otomatis", 3999, [2008, 2013], 2050),
        v("3.0 F80 AT", "bensin", "otomatis", 2979, [2014, 2018], 2080),
        v("3.0 Competition AT", "bensin", "otomatis", 2993, [2021, null], 2740),
        v("3.0 Touring Competition AT", "bensin", "otomatis", 2993, [2023, null], 2890)
      ]
    },
    {
      slug: "bmw-4-series",
      name: "4 Series",
      body: "coupe",
      aliases: ["seri 4", "428i", "430i", "435i", "420i", "m4"],
      share: 0.7,
      variants: [
        v("2.0 428i Sport Coupe AT", "bensin", "otomatis", 1997, [2014, 2016], 968),
        v("2.0 430i Convertible M Sport AT", "bensin", "otomatis", 1998, [2021, 2025], 1590),
        v("3.0 435i Coupe AT", "bensin", "otomatis", 2979, [2014, 2016], 1330),
        v("2.0 430i Coupe M Sport AT", "bensin", "otomatis", 1998, [2020, null], 1480),
        v("2.0 430i Gran Coupe AT", "bensin", "otomatis", 1998, [2016, 2019], 1090),
        v("3.0 M4 Coupe AT", "bensin", "otomatis", 2979, [2014, 2020], 2210),
        v("3.0 M4 Competition AT", "bensin", "otomatis", 2993, [2021, null], 2890)
      ]
    },
    {
      slug: "bmw-5-series",
      name: "5 Series",
      body: "sedan",
      aliases: [
        "seri 5",
        "518i",
        "520i",
        "520d",
        "523i",
        "525i",
        "528i",
        "530i",
        "535i",
        "530e",
        "e34",
        "e39",
        "e60",
        "f10",
        "g30"
      ],
      share: 4,
      variants: [
        v("2.0 520i E34 MT", "bensin", "manual", 1991, [1989, 1995], 175),
        v("2.0 520i E34 AT", "bensin", "otomatis", 1991, [1989, 1995], 182),
        v("2.5 525i E34 AT", "bensin", "otomatis", 2494, [1991, 1995], 225),
        v("2.5 523i E39 AT", "bensin", "otomatis", 2494, [1996, 2e3], 398),
        v("2.8 528i E39 AT", "bensin", "otomatis", 2793, [1996, 2e3], 495),
        v("2.5 525i E39 AT", "bensin", "otomatis", 2494, [2e3, 2003], 549),
        v("2.2 520i E60 AT", "bensin", "otomatis", 2171, [2003, 2007], 645),
        v("2.5 523i E60 AT", "bensin", "otomatis", 2497, [2007, 2010], 725),
        v("2.5 525i E60 AT", "bensin", "otomatis", 2494, [2003, 2007], 748),
        v("3.0 530i E60 AT", "bensin", "otomatis", 2996, [2003, 2010], 935),
        v("2.0 520i F10 AT", "bensin", "otomatis", 1997, [2011, 2014], 849),
        v("2.0 520i F10 Luxury AT", "bensin", "otomatis", 1997, [2013, 2017], 929),
        v("2.0 520d F10 Diesel AT", "diesel", "otomatis", 1995, [2011, 2016], 899),
        v("2.5 523i F10 AT", "bensin", "otomatis", 2497, [2010, 2012], 899),
        v("2.0 528i F10 Luxury AT", "bensin", "otomatis", 1997, [2012, 2017], 1095),
        v("2.0 528i F10 M Sport AT", "bensin", "otomatis", 1997, [2014, 2017], 1129),
        v("3.0 535i F10 AT", "bensin", "otomatis", 2979, [2010, 2014], 1350),
        v("2.0 520i G30 Luxury AT", "bensin", "otomatis", 1998, [2018, 2021], 1129),
        v("2.0 520i G30 M Sport AT", "bensin", "otomatis", 1998, [2020, 2023], 1269),
        v("2.0 520d G30 Diesel AT", "diesel", "otomatis", 1995, [2017, 2019], 1099),
        v("2.0 530i G30 Luxury AT", "bensin", "otomatis", 1998, [2017, 2020], 1259),
        v("2.0 530i G30 M Sport AT", "bensin", "otomatis", 1998, [2018, 2023], 1472),
        v("2.0 520i G60 M Sport AT", "bensin", "otomatis", 1998, [2024, null], 1388),
        v("4.4 M5 AT", "bensin", "otomatis", 4395, [2012, 2024], 4390)
      ]
    },
    {
      slug: "bmw-6-series",
      name: "6 Series",
      body: "coupe",
      aliases: ["seri 6", "630i", "640i", "650i", "630i gt"],
      share: 0.3,
      variants: [
        v("3.0 630i Coupe AT", "bensin", "otomatis", 2996, [2005, 2010], 1390),
        v("3.0 640i Gran Coupe AT", "bensin", "otomatis", 2979, [2012, 2018], 2290),
        v("2.0 630i GT Luxury AT", "bensin", "otomatis", 1998, [2018, 2020], 1489),
        v("2.0 630i GT M Sport AT", "bensin", "otomatis", 1998, [2020, 2024], 1690)
      ]
    },
    {
      slug: "bmw-7-series",
      name: "7 Series",
      body: "sedan",
      aliases: ["seri 7", "730i", "730li", "735i", "735li", "740i", "740li", "750li", "760li", "728il"],
      share: 1.4,
      variants: [
        v("2.8 728iL E38 AT", "bensin", "otomatis", 2793, [1996, 2001], 740),
        v("3.5 735Li E65 AT", "bensin", "otomatis", 3600, [2002, 2008], 1290),
        v("3.0 730Li E65 AT", "bensin", "otomatis", 2996, [2005, 2008], 1180),
        v("3.0 730Li F02 AT", "bensin", "otomatis", 2996, [2009, 2015], 1620),
        v("3.0 740Li F02 AT", "bensin", "otomatis", 2979, [2009, 2015], 1980),
        v("2.0 730Li G12 M Sport AT", "bensin", "otomatis", 1998, [2017, 2022], 2045),
        v("3.0 740Li G12 Pure Excellence AT", "bensin", "otomatis", 2998, [2016, 2022], 2490),
        v("3.0 735i G70 M Sport AT", "bensin", "otomatis", 2998, [2023, null], 2685)
      ]
    },
    {
      slug: "bmw-8-series",
      name: "8 Series",
      body: "coupe",
      aliases: ["seri 8", "840i", "m8"],
      share: 0.2,
      variants: [
        v("3.0 840i Gran Coupe M Technic AT", "bensin", "otomatis", 2998, [2020, null], 2950),
        v("3.0 840i Coupe M Technic AT", "bensin", "otomatis", 2998, [2020, 2024], 3090),
        v("4.4 M8 Competition AT", "bensin", "otomatis", 4395, [2020, 2024], 5390)
      ]
    },
    {
      slug: "bmw-x1",
      name: "X1",
      body: "suv",
      aliases: ["x1 sdrive18i", "x1 f48", "x1 e84"],
      share: 2.8,
      variants: [
        v("2.0 sDrive18i E84 AT", "bensin", "otomatis", 1995, [2010, 2015], 495),
        v("2.0 sDrive18i Business AT", "bensin", "otomatis", 1995, [2012, 2014], 478),
        v("2.0 sDrive18i xLine AT", "bensin", "otomatis", 1995, [2012, 2015], 529),
        v("2.0 sDrive20d Diesel AT", "diesel", "otomatis", 1995, [2012, 2015], 565),
        v("1.5 sDrive18i xLine AT", "bensin", "otomatis", 1499, [2016, 2022], 759),
        v("1.5 sDrive18i Dynamic AT", "bensin", "otomatis", 1499, [2018, 2020], 659),
        v("1.5 sDrive18i U11 xLine AT", "bensin", "otomatis", 1499, [2023, null], 939),
        v("2.0 sDrive18i Sport AT", "bensin", "otomatis", 1998, [2019, 2022], 798)
      ]
    },
    {
      slug: "bmw-x2",
      name: "X2",
      body: "crossover",
      aliases: ["x2 sdrive18i"],
      share: 0.4,
      variants: [
        v("1.5 sDrive18i AT", "bensin", "otomatis", 1499, [2018, 2023], 798),
        v("2.0 sDrive20i M Sport AT", "bensin", "otomatis", 1998, [2024, null], 1090)
      ]
    },
    {
      slug: "bmw-x3",
      name: "X3",
      body: "suv",
      aliases: ["x3 xdrive20i", "x3 sdrive20i"],
      share: 3,
      variants: [
        v("2.0 xDrive20i E83 AT", "bensin", "otomatis", 1995, [2008, 2010], 698),
        v("2.5 E83 AT", "bensin", "otomatis", 2494, [2004, 2008], 690),
        v("2.0 xDrive20i F25 AT", "bensin", "otomatis", 1997, [2011, 2017], 899),
        v("2.0 xDrive20i xLine F25 AT", "bensin", "otomatis", 1997, [2014, 2017], 959),
        v("2.0 xDrive20d F25 Diesel AT", "diesel", "otomatis", 1995, [2011, 2017], 949),
        v("2.0 sDrive20i G01 AT", "bensin", "otomatis", 1998, [2018, 2022], 999),
        v("2.0 sDrive20i M Sport G01 AT", "bensin", "otomatis", 1998, [2022, 2024], 1290),
        v("2.0 xDrive30i G01 Luxury AT", "bensin", "otomatis", 1998, [2018, 2021], 1290),
        v("2.0 20 xDrive M Sport G45 AT", "hybrid", "otomatis", 1998, [2025, null], 1425),
        v("3.0 M Competition AT", "bensin", "otomatis", 2993, [2020, 2024], 2690)
      ]
    },
    {
      slug: "bmw-x4",
      name: "X4",
      body: "suv",
      aliases: ["x4 xdrive28i"],
      share: 0.5,
      variants: [
        v("2.0 xDrive28i M Sport AT", "bensin", "otomatis", 1997, [2014, 2018], 1265),
        v("2.0 xDrive30i M Sport X AT", "bensin", "otomatis", 1998, [2019, 2024], 1498)
      ]
    },
    {
      slug: "bmw-x5",
      name: "X5",
      body: "suv",
      aliases: ["x5 xdrive35i", "x5 xdrive40i", "e53", "e70"],
      share: 3,
      variants: [
        v("3.0 E53 AT", "bensin", "otomatis", 2979, [2001, 2006], 990),
        v("4.4 E53 AT", "bensin", "otomatis", 4398, [2001, 2006], 1180),
        v("3.0 E70 AT", "bensin", "otomatis", 2996, [2007, 2010], 1190),
        v("3.0 xDrive35i E70 AT", "bensin", "otomatis", 2979, [2010, 2013], 1290),
        v("3.0 xDrive30d E70 Diesel AT", "diesel", "otomatis", 2993, [2010, 2013], 1270),
        v("3.0 xDrive35i xLine F15 AT", "bensin", "otomatis", 2979, [2014, 2018], 1489),
        v("2.0 xDrive25d F15 Diesel AT", "diesel", "otomatis", 1995, [2014, 2018], 1298),
        v("3.0 xDrive40i xLine AT", "bensin", "otomatis", 2998, [2019, 2023], 1775),
        v("3.0 xDrive40i M Sport AT", "bensin", "otomatis", 2998, [2021, null], 1998),
        v("3.0 xDrive45e AT", "hybrid", "otomatis", 2998, [2020, 2022], 1830),
        v("4.4 M Competition AT", "bensin", "otomatis", 4395, [2020, 2025], 3990)
      ]
    },
    {
      slug: "bmw-x6",
      name: "X6",
      body: "suv",
      aliases: ["x6 xdrive35i", "x6 m"],
      share: 0.8,
      variants: [
        v("3.0 xDrive35i AT", "bensin", "otomatis", 2979, [2008, 2019], 1890),
        v("3.0 xDrive40i M Sport AT", "bensin", "otomatis", 2998, [2020, null], 2190),
        v("4.4 M Competition AT", "bensin", "otomatis", 4395, [2020, 2024], 4250)
      ]
    },
    {
      slug: "bmw-x7",
      name: "X7",
      body: "suv",
      aliases: ["x7 xdrive40i"],
      share: 0.8,
      variants: [
        v("3.0 xDrive40i Excellence AT", "bensin", "otomatis", 2998, [2019, 2023], 2490),
        v("3.0 xDrive40i M Sport AT", "bensin", "otomatis", 2998, [2021, null], 2685)
      ]
    },
    {
      slug: "bmw-z3",
      name: "Z3",
      body: "convertible",
      aliases: [],
      share: 0.2,
      variants: [
        v("1.9 Roadster AT", "bensin", "otomatis", 1895, [1996, 2002], 490),
        v("2.2 Roadster AT", "bensin", "otomatis", 2171, [2e3, 2002], 560)
      ]
    },
    {
      slug: "bmw-z4",
      name: "Z4",
      body: "convertible",
      aliases: ["z4 m40i"],
      share: 0.5,
      variants: [
        v("2.5 E85 AT", "bensin", "otomatis", 2494, [2003, 2008], 860),
        v("2.0 sDrive20i E89 AT", "bensin", "otomatis", 1997, [2012, 2016], 1190),
        v("2.5 sDrive23i E89 AT", "bensin", "otomatis", 2497, [2009, 2012], 1090),
        v("2.0 sDrive30i M Sport AT", "bensin", "otomatis", 1998, [2019, null], 1690),
        v("3.0 M40i AT", "bensin", "otomatis", 2998, [2021, null], 1990)
      ]
    },
    {
      slug: "bmw-i3",
      name: "i3",
      body: "hatchback",
      aliases: ["i3s"],
      share: 0.1,
      variants: [v("i3s", "listrik", "otomatis", 0, [2019, 2022], 1350)]
    },
    {
      slug: "bmw-i4",
      name: "i4",
      body: "sedan",
      aliases: ["i4 edrive40"],
      share: 0.5,
      variants: [
        v("eDrive35", "listrik", "otomatis", 0, [2023, 2025], 1498),
        v("eDrive40", "listrik", "otomatis", 0, [2022, 2025], 1748),
        v("M50", "listrik", "otomatis", 0, [2023, 2025], 2190)
      ]
    },
    {
      slug: "bmw-i5",
      name: "i5",
      body: "sedan",
      aliases: ["i5 edrive40"],
      share: 0.4,
      variants: [
        v("eDrive40 M Sport", "listrik", "otomatis", 0, [2024, null], 2148),
        v("M60 xDrive", "listrik", "otomatis", 0, [2024, null], 2790)
      ]
    },
    {
      slug: "bmw-i7",
      name: "i7",
      body: "sedan",
      aliases: ["i7 xdrive60"],
      share: 0.2,
      variants: [v("xDrive60 Gran Lusso", "listrik", "otomatis", 0, [2023, null], 3590)]
    },
    {
      slug: "bmw-i8",
      name: "i8",
      body: "coupe",
      aliases: [],
      share: 0.1,
      variants: [v("1.5 Hybrid AT", "hybrid", "otomatis", 1499, [2015, 2019], 3990)]
    },
    {
      slug: "bmw-ix",
      name: "iX",
      body: "suv",
      aliases: ["ix xdrive40"],
      share: 0.4,
      variants: [
        v("xDrive40", "listrik", "otomatis", 0, [2022, 2025], 2449),
        v("xDrive50", "listrik", "otomatis", 0, [2023, 2025], 2890)
      ]
    },
    {
      slug: "bmw-ix1",
      name: "iX1",
      body: "suv",
      aliases: ["ix1 edrive20"],
      share: 0.3,
      variants: [v("eDrive20", "listrik", "otomatis", 0, [2024, null], 1160)]
    },
    {
      slug: "bmw-ix3",
      name: "iX3",
      body: "suv",
      aliases: [],
      share: 0.1,
      variants: [v("M Sport", "listrik", "otomatis", 0, [2022, 2024], 1790)]
    }
  ]
};

// src/server/db/seed/vehicles/chinese.ts
var byd = {
  slug: "byd",
  name: "BYD",
  aliases: ["byd auto", "build your dreams"],
  popular: true,
  models: [
    {
      slug: "atto-1",
      name: "Atto 1",
      body: "hatchback",
      aliases: ["atto1", "seagull"],
      share: 3,
      variants: [
        v("Dynamic", "listrik", "otomatis", 0, [2025, null], 199),
        v("Premium", "listrik", "otomatis", 0, [2025, null], 235)
      ]
    },
    {
      slug: "byd-dolphin",
      name: "Dolphin",
      body: "hatchback",
      aliases: [],
      share: 1.8,
      variants: [
        v("Dynamic Standard Range", "listrik", "otomatis", 0, [2024, null], 369),
        v("Premium Extended Range", "listrik", "otomatis", 0, [2024, null], 429)
      ]
    },
    {
      slug: "atto-3",
      name: "Atto 3",
      body: "suv",
      aliases: ["atto3"],
      share: 1.2,
      variants: [
        v("Advanced Standard Range", "listrik", "otomatis", 0, [2024, null], 415),
        v("Superior Extended Range", "listrik", "otomatis", 0, [2024, null], 520)
      ]
    },
    {
      slug: "byd-m6",
      name: "M6",
      body: "mpv",
      aliases: [],
      share: 4,
      variants: [
        v("Standard 7-Seater", "listrik", "otomatis", 0, [2024, null], 383),
        v("Superior 7-Seater", "listrik", "otomatis", 0, [2024, null], 423),
        v("Superior Captain 6-Seater", "listrik", "otomatis", 0, [2024, null], 433)
      ]
    },
    {
      slug: "byd-seal",
      name: "Seal",
      body: "sedan",
      aliases: [],
      share: 1,
      variants: [
        v("Premium Extended Range", "listrik", "otomatis", 0, [2024, null], 639),
        v("Performance AWD", "listrik", "otomatis", 0, [2024, null], 750)
      ]
    },
    {
      slug: "sealion-7",
      name: "Sealion 7",
      body: "suv",
      aliases: ["sealion7"],
      share: 2,
      variants: [
        v("Premium", "listrik", "otomatis", 0, [2025, null], 629),
        v("Performance AWD", "listrik", "otomatis", 0, [2025, null], 719)
      ]
    }
  ]
};
var chery = {
  slug: "chery",
  name: "Chery",
  aliases: ["cheri", "omoda"],
  popular: false,
  models: [
    {
      slug: "tiggo-cross",
      name: "Tiggo Cross",
      body: "suv",
      aliases: ["tiggo cross csh"],
      share: 1.5,
      variants: [
        v("1.5 Comfort CVT", "bensin", "otomatis", 1499, [2025, null], 240),
        v("1.5 Premium CVT", "bensin", "otomatis", 1499, [2025, null], 270),
        v("1.5 CSH Hybrid DHT", "hybrid", "otomatis", 1499, [2025, null], 299)
      ]
    },
    {
      slug: "tiggo-5x",
      name: "Tiggo 5X",
      body: "suv",
      aliases: ["tiggo 5 x"],
      share: 1,
      variants: [
        v("1.5 Classic CVT", "bensin", "otomatis", 1499, [2024, 2025], 240),
        v("1.5 Champion CVT", "bensin", "otomatis", 1499, [2024, 2025], 269)
      ]
    },
    {
      slug: "tiggo-7-pro",
      name: "Tiggo 7 Pro",
      body: "suv",
      aliases: ["tiggo 7"],
      share: 1.2,
      variants: [
        v("1.5 Comfort CVT", "bensin", "otomatis", 1498, [2022, 2024], 369),
        v("1.5 Luxury CVT", "bensin", "otomatis", 1498, [2022, 2024], 399),
        v("1.5 Premium CVT", "bensin", "otomatis", 1498, [2022, 2024], 426)
      ]
    },
    {
      slug: "tiggo-8",
      name: "Tiggo 8",
      body: "suv",
      aliases: ["tiggo 8 csh", "tiggo 8 comfort"],
      share: 1.6,
      variants: [
        v("1.5 CSH Comfort Hybrid DHT", "hybrid", "otomatis", 1499, [2025, null], 439),
        v("1.5 CSH Premium Hybrid DHT", "hybrid", "otomatis", 1499, [2025, null], 519),
        v("1.6 Comfort AT", "bensin", "otomatis", 1598, [2024, null], 375),
        v("1.6 Premium AT", "bensin", "otomatis", 1598, [2024, null], 422)
      ]
    },
    {
      slug: "tiggo-8-pro",
      name: "Tiggo 8 Pro",
      body: "suv",
      aliases: ["tiggo 8 pro max"],
      share: 1.2,
      variants: [
        v("2.0 Luxury AT", "bensin", "otomatis", 1998, [2022, 2024], 509),
        v("2.0 Premium AT", "bensin", "otomatis", 1998, [2022, 2024], 560),
        v("2.0 Max AWD AT", "bensin", "otomatis", 1998, [2024, 2025], 619),
        v("1.6 Luxury AT", "bensin", "otomatis", 1598, [2023, 2024], 452)
      ]
    },
    {
      slug: "tiggo-9",
      name: "Tiggo 9",
      body: "suv",
      aliases: ["tiggo 9 csh"],
      share: 0.3,
      variants: [v("1.5 CSH AWD Hybrid DHT", "hybrid", "otomatis", 1499, [2025, null], 698)]
    },
    {
      slug: "omoda-5",
      name: "Omoda 5",
      body: "crossover",
      aliases: ["omoda", "5", "c5"],
      share: 2.5,
      variants: [
        v("1.5 Z CVT", "bensin", "otomatis", 1498, [2023, 2025], 299),
        v("1.5 RZ CVT", "bensin", "otomatis", 1498, [2023, 2025], 366),
        v("1.5 Luxury CVT", "bensin", "otomatis", 1498, [2023, 2024], 349),
        v("1.6 GT AT", "bensin", "otomatis", 1598, [2023, 2025], 419),
        v("1.6 GT AWD AT", "bensin", "otomatis", 1598, [2024, 2025], 438)
      ]
    },
    {
      slug: "omoda-e5",
      name: "Omoda E5",
      body: "crossover",
      aliases: ["omoda e 5", "e5"],
      share: 1.2,
      variants: [
        v("Pure", "listrik", "otomatis", 0, [2024, null], 400),
        v("Z", "listrik", "otomatis", 0, [2024, null], 505)
      ]
    },
    {
      slug: "chery-j6",
      name: "J6",
      body: "suv",
      aliases: ["icar 03", "j6t"],
      share: 1.3,
      variants: [
        v("RWD", "listrik", "otomatis", 0, [2024, null], 506),
        v("IWD", "listrik", "otomatis", 0, [2024, null], 606),
        v("T IWD", "listrik", "otomatis", 0, [2025, null], 543)
      ]
    },
    {
      slug: "qq",
      name: "QQ",
      body: "hatchback",
      aliases: [],
      share: 0.4,
      variants: [
        v("0.8 MT", "bensin", "manual", 812, [2006, 2010], 82),
        v("1.1 MT", "bensin", "manual", 1083, [2007, 2011], 89)
      ]
    },
    {
      slug: "tiggo",
      name: "Tiggo",
      body: "suv",
      aliases: [],
      share: 0.2,
      variants: [v("2.4 MT", "bensin", "manual", 2351, [2007, 2010], 198)]
    }
  ]
};
var mg = {
  slug: "mg",
  name: "MG",
  aliases: ["morris garage", "morris garages", "mg motor"],
  popular: false,
  models: [
    {
      slug: "mg-zs",
      name: "ZS",
      body: "suv",
      aliases: ["zs magnify", "new zs"],
      share: 1.8,
      variants: [
        v("1.5 Activate AT", "bensin", "otomatis", 1498, [2020, 2024], 305),
        v("1.5 Excite AT", "bensin", "otomatis", 1498, [2020, 2022], 279),
        v("1.5 Ignite AT", "bensin", "otomatis", 1498, [2020, 2022], 299),
        v("1.5 Magnify AT", "bensin", "otomatis", 1498, [2021, 2025], 324)
      ]
    },
    {
      slug: "mg-zs-ev",
      name: "ZS EV",
      body: "suv",
      aliases: [],
      share: 0.5,
      variants: [v("Magnify Max", "listrik", "otomatis", 0, [2023, 2025], 413)]
    },
    {
      slug: "mg-hs",
      name: "HS",
      body: "suv",
      aliases: ["hs magnify"],
      share: 0.9,
      variants: [
        v("1.5 Excite AT", "bensin", "otomatis", 1490, [2020, 2022], 389),
        v("1.5 Ignite AT", "bensin", "otomatis", 1490, [2020, 2023], 419),
        v("1.5 Magnify AT", "bensin", "otomatis", 1490, [2022, null], 469),
        v("1.5 Magnify i-Smart AT", "bensin", "otomatis", 1490, [2023, 2025], 442)
      ]
    },
    {
      slug: "mg-5-gt",
      name: "5 GT",
      body: "sedan",
      aliases: ["mg5", "5"],
      share: 0.4,
      variants: [
        v("1.5 Activate CVT", "bensin", "otomatis", 1498, [2021, 2024], 399),
        v("1.5 Magnify CVT", "bensin", "otomatis", 1498, [2022, 2024], 440)
      ]
    },
    {
      slug: "mg-4-ev",
      name: "4 EV",
      body: "hatchback",
      aliases: ["mg4", "4"],
      share: 0.6,
      variants: [
        v("Ignite", "listrik", "otomatis", 0, [2023, 2025], 395),
        v("Magnify Max", "listrik", "otomatis", 0, [2023, null], 433)
      ]
    },
    {
      slug: "mg-3",
      name: "3",
      body: "hatchback",
      aliases: ["mg3"],
      share: 0.1,
      variants: [v("1.5 Hybrid AT", "hybrid", "otomatis", 1498, [2025, null], 289)]
    },
    {
      slug: "vs-hev",
      name: "VS HEV",
      body: "suv",
      aliases: ["vs hybrid"],
      share: 0.3,
      variants: [
        v("1.5 Ignite AT", "hybrid", "otomatis", 1498, [2024, null], 359),
        v("1.5 Magnify AT", "hybrid", "otomatis", 1498, [2024, null], 389)
      ]
    },
    {
      slug: "cyberster",
      name: "Cyberster",
      body: "convertible",
      aliases: [],
      share: 0.1,
      variants: [v("AWD", "listrik", "otomatis", 0, [2024, null], 1688)]
    },
    {
      slug: "mgb",
      name: "MGB",
      body: "convertible",
      aliases: [],
      share: 0.05,
      variants: [v("1.8 Roadster MT", "bensin", "manual", 1798, [1970, 1980], 28)]
    }
  ]
};
var dfsk = {
  slug: "dfsk",
  name: "DFSK",
  aliases: ["dfsk (dongfeng sokon)", "dongfeng sokon", "sokon", "dongfeng"],
  popular: false,
  models: [
    {
      slug: "glory-560",
      name: "Glory 560",
      body: "suv",
      aliases: ["glory560"],
      share: 1.5,
      variants: [
        v("1.5 Turbo B-Type MT", "bensin", "manual", 1498, [2019, 2021], 189),
        v("1.5 Turbo C-Type CVT", "bensin", "otomatis", 1498, [2019, 2021], 219),
        v("1.5 Turbo L-Type MT", "bensin", "manual", 1498, [2019, 2022], 239),
        v("1.5 Turbo L-Type CVT", "bensin", "otomatis", 1498, [2019, 2023], 259),
        v("1.8 C-Type MT", "bensin", "manual", 1798, [2019, 2020], 209)
      ]
    },
    {
      slug: "glory-580",
      name: "Glory 580",
      body: "suv",
      aliases: ["glory580"],
      share: 1.5,
      variants: [
        v("1.8 Comfort MT", "bensin", "manual", 1798, [2018, 2020], 245),
        v("1.5 Turbo Comfort CVT", "bensin", "otomatis", 1498, [2018, 2020], 275),
        v("1.5 Turbo Luxury CVT", "bensin", "otomatis", 1498, [2018, 2022], 309),
        v("1.8 Luxury CVT", "bensin", "otomatis", 1798, [2018, 2021], 289)
      ]
    },
    {
      slug: "glory-i-auto",
      name: "Glory i-Auto",
      body: "suv",
      aliases: ["i-auto", "glory 580 i-auto"],
      share: 0.4,
      variants: [v("1.5 Turbo CVT", "bensin", "otomatis", 1498, [2020, 2023], 359)]
    },
    {
      slug: "super-cab",
      name: "Super Cab",
      body: "pickup-truck",
      aliases: ["supercab"],
      share: 1,
      variants: [
        v("1.3 Diesel MT", "diesel", "manual", 1248, [2018, 2022], 176),
        v("1.5 MT", "bensin", "manual", 1498, [2018, null], 158),
        v("1.5 AC PS MT", "bensin", "manual", 1498, [2018, null], 165)
      ]
    },
    {
      slug: "gelora",
      name: "Gelora",
      body: "van",
      aliases: ["gelora e", "gelora electric"],
      share: 0.7,
      variants: [
        v("1.5 Minibus MT", "bensin", "manual", 1498, [2021, null], 219),
        v("1.5 Blind Van MT", "bensin", "manual", 1498, [2021, null], 189),
        v("E Minibus", "listrik", "otomatis", 0, [2022, null], 480),
        v("E Blind Van", "listrik", "otomatis", 0, [2022, null], 399)
      ]
    }
  ]
};
var seres = {
  slug: "seres",
  name: "Seres",
  aliases: [],
  popular: false,
  models: [
    {
      slug: "seres-e1",
      name: "E1",
      body: "hatchback",
      aliases: [],
      share: 0.6,
      variants: [
        v("B-Type", "listrik", "otomatis", 0, [2023, 2025], 189),
        v("L-Type", "listrik", "otomatis", 0, [2023, 2025], 219)
      ]
    }
  ]
};
var neta = {
  slug: "neta",
  name: "Neta",
  aliases: [],
  popular: false,
  models: [
    {
      slug: "neta-v",
      name: "V",
      body: "hatchback",
      aliases: [],
      share: 0.6,
      variants: [v("38 kWh", "listrik", "otomatis", 0, [2023, 2024], 379)]
    },
    {
      slug: "neta-v-ii",
      name: "V-II",
      body: "crossover",
      aliases: ["v2"],
      share: 0.9,
      variants: [v("36 kWh", "listrik", "otomatis", 0, [2024, 2025], 299)]
    },
    {
      slug: "neta-x",
      name: "X",
      body: "suv",
      aliases: [],
      share: 0.4,
      variants: [
        v("Elite", "listrik", "otomatis", 0, [2024, 2025], 428),
        v("Supreme", "listrik", "otomatis", 0, [2024, 2025], 448)
      ]
    }
  ]
};
var gacAion = {
  slug: "gac-aion",
  name: "GAC Aion",
  aliases: ["aion", "gac"],
  popular: false,
  models: [
    {
      slug: "aion-v",
      name: "V",
      body: "suv",
      aliases: ["aion v"],
      share: 0.6,
      variants: [
        v("Exclusive", "listrik", "otomatis", 0, [2025, null], 450),
        v("Luxury", "listrik", "otomatis", 0, [2025, null], 489)
      ]
    },
    {
      slug: "aion-y-plus",
      name: "Y Plus",
      body: "crossover",
      aliases: ["aion y plus", "aion y"],
      share: 0.6,
      variants: [
        v("Exclusive", "listrik", "otomatis", 0, [2024, null], 415),
        v("Premium", "listrik", "otomatis", 0, [2024, null], 475)
      ]
    },
    {
      slug: "aion-es",
      name: "ES",
      body: "sedan",
      aliases: ["aion es"],
      share: 0.3,
      variants: [v("Standard", "listrik", "otomatis", 0, [2024, 2025], 386)]
    },
    {
      slug: "aion-ut",
      name: "UT",
      body: "hatchback",
      aliases: ["aion ut"],
      share: 0.5,
      variants: [
        v("Standard", "listrik", "otomatis", 0, [2025, null], 325),
        v("Premium", "listrik", "otomatis", 0, [2025, null], 369)
      ]
    },
    {
      slug: "hyptec-ht",
      name: "Hyptec HT",
      body: "suv",
      aliases: ["aion hyptec ht"],
      share: 0.2,
      variants: [
        v("Premium", "listrik", "otomatis", 0, [2024, null], 685),
        v("Ultra", "listrik", "otomatis", 0, [2024, null], 835)
      ]
    },
    {
      slug: "gac-e9",
      name: "E9",
      body: "mpv",
      aliases: ["gac e9"],
      share: 0.2,
      variants: [v("2.0 PHEV AT", "hybrid", "otomatis", 1991, [2025, null], 1028)]
    }
  ]
};
var gwm = {
  slug: "gwm",
  name: "GWM",
  aliases: ["great wall", "great wall motor", "haval", "tank", "ora"],
  popular: false,
  models: [
    {
      slug: "haval-h6",
      name: "Haval H6",
      body: "suv",
      aliases: ["h6", "h6 hev"],
      share: 0.5,
      variants: [v("1.5 HEV AT", "hybrid", "otomatis", 1497, [2023, null], 602)]
    },
    {
      slug: "haval-jolion",
      name: "Haval Jolion",
      body: "suv",
      aliases: ["jolion", "jolion hev"],
      share: 0.5,
      variants: [
        v("1.5 HEV AT", "hybrid", "otomatis", 1497, [2024, null], 405),
        v("1.5 Ultra HEV AT", "hybrid", "otomatis", 1497, [2024, null], 448)
      ]
    },
    {
      slug: "tank-300",
      name: "Tank 300",
      body: "suv",
      aliases: ["300"],
      share: 0.5,
      variants: [
        v("2.0 HEV AT", "hybrid", "otomatis", 1998, [2024, null], 837),
        v("2.4 Diesel AT", "diesel", "otomatis", 2370, [2025, null], 695)
      ]
    },
    {
      slug: "tank-500",
      name: "Tank 500",
      body: "suv",
      aliases: ["500"],
      share: 0.4,
      variants: [
        v("2.0 HEV AT", "hybrid", "otomatis", 1998, [2023, null], 1195),
        v("2.4 Diesel AT", "diesel", "otomatis", 2370, [2025, null], 969)
      ]
    },
    {
      slug: "ora-03",
      name: "Ora 03",
      body: "hatchback",
      aliases: ["03", "good cat", "ora good cat"],
      share: 0.3,
      variants: [v("BEV Pro", "listrik", "otomatis", 0, [2024, null], 379)]
    }
  ]
};
var jaecoo = {
  slug: "jaecoo",
  name: "Jaecoo",
  aliases: ["jaeco", "omoda jaecoo"],
  popular: false,
  models: [
    {
      slug: "jaecoo-j5",
      name: "J5",
      body: "suv",
      aliases: ["j5 ev"],
      share: 1.2,
      variants: [
        v("EV", "listrik", "otomatis", 0, [2025, null], 249),
        v("EV Premium", "listrik", "otomatis", 0, [2025, null], 309)
      ]
    },
    {
      slug: "jaecoo-j7",
      name: "J7",
      body: "suv",
      aliases: ["j7 shs", "j7 phev"],
      share: 1.2,
      variants: [
        v("1.6 Turbo FWD AT", "bensin", "otomatis", 1598, [2025, null], 389),
        v("1.6 Turbo AWD AT", "bensin", "otomatis", 1598, [2025, null], 549),
        v("1.5 SHS-P Hybrid AT", "hybrid", "otomatis", 1499, [2025, null], 509)
      ]
    },
    {
      slug: "jaecoo-j8",
      name: "J8",
      body: "suv",
      aliases: ["j8 shs", "j8 ardis"],
      share: 0.6,
      variants: [
        v("2.0 Turbo AWD AT", "bensin", "otomatis", 1998, [2025, null], 718),
        v("1.5 SHS-P ARDIS Hybrid AT", "hybrid", "otomatis", 1499, [2025, null], 838)
      ]
    }
  ]
};
var jetour = {
  slug: "jetour",
  name: "Jetour",
  aliases: [],
  popular: false,
  models: [
    {
      slug: "dashing",
      name: "Dashing",
      body: "suv",
      aliases: ["dashing inspira"],
      share: 0.6,
      variants: [
        v("1.5 Turbo DCT", "bensin", "otomatis", 1498, [2024, null], 349),
        v("1.5 Inspira DCT", "bensin", "otomatis", 1498, [2025, null], 395)
      ]
    },
    {
      slug: "jetour-x70-plus",
      name: "X70 Plus",
      body: "suv",
      aliases: ["x70"],
      share: 0.5,
      variants: [
        v("1.5 Turbo Inspira DCT", "bensin", "otomatis", 1498, [2024, null], 399),
        v("1.5 Turbo Premium DCT", "bensin", "otomatis", 1498, [2024, null], 378)
      ]
    },
    {
      slug: "jetour-t2",
      name: "T2",
      body: "suv",
      aliases: ["traveller"],
      share: 0.4,
      variants: [v("2.0 Turbo XWD AT", "bensin", "otomatis", 1998, [2025, null], 688)]
    }
  ]
};
var baic = {
  slug: "baic",
  name: "BAIC",
  aliases: [],
  popular: false,
  models: [
    {
      slug: "bj40-plus",
      name: "BJ40 Plus",
      body: "suv",
      aliases: ["bj40"],
      share: 0.4,
      variants: [v("2.0 Turbo AT", "bensin", "otomatis", 1967, [2024, null], 698)]
    },
    {
      slug: "baic-x55-ii",
      name: "X55-II",
      body: "suv",
      aliases: ["x55"],
      share: 0.4,
      variants: [
        v("1.5 Turbo DCT", "bensin", "otomatis", 1499, [2024, null], 378),
        v("1.5 Turbo Elite DCT", "bensin", "otomatis", 1499, [2025, null], 409)
      ]
    },
    {
      slug: "bj30",
      name: "BJ30",
      body: "suv",
      aliases: [],
      share: 0.2,
      variants: [v("1.5 HEV AT", "hybrid", "otomatis", 1498, [2025, null], 428)]
    }
  ]
};
var geely = {
  slug: "geely",
  name: "Geely",
  aliases: [],
  popular: false,
  models: [
    {
      slug: "geely-ex5",
      name: "EX5",
      body: "suv",
      aliases: [],
      share: 1,
      variants: [
        v("Pro", "listrik", "otomatis", 0, [2025, null], 475),
        v("Max", "listrik", "otomatis", 0, [2025, null], 515)
      ]
    },
    {
      slug: "geely-ex2",
      name: "EX2",
      body: "hatchback",
      aliases: [],
      share: 0.4,
      variants: [
        v("Pro", "listrik", "otomatis", 0, [2025, null], 229),
        v("Max", "listrik", "otomatis", 0, [2025, null], 269)
      ]
    },
    {
      slug: "starray",
      name: "Starray EM-i",
      body: "suv",
      aliases: [],
      share: 0.4,
      variants: [v("1.5 EM-i PHEV AT", "hybrid", "otomatis", 1499, [2025, null], 460)]
    },
    {
      slug: "geely-mk",
      name: "MK",
      body: "sedan",
      aliases: ["mk2"],
      share: 0.2,
      variants: [v("1.5 GT MT", "bensin", "manual", 1498, [2010, 2014], 128)]
    },
    {
      slug: "panda",
      name: "Panda",
      body: "hatchback",
      aliases: [],
      share: 0.2,
      variants: [v("1.3 GL MT", "bensin", "manual", 1342, [2011, 2014], 108)]
    }
  ]
};
var denza = {
  slug: "denza",
  name: "Denza",
  aliases: [],
  popular: false,
  models: [
    {
      slug: "denza-d9",
      name: "D9",
      body: "mpv",
      aliases: [],
      share: 1,
      variants: [v("Premium", "listrik", "otomatis", 0, [2025, null], 950)]
    }
  ]
};
var xpeng = {
  slug: "xpeng",
  name: "XPeng",
  aliases: ["xpeng motors"],
  popular: false,
  models: [
    {
      slug: "xpeng-g6",
      name: "G6",
      body: "suv",
      aliases: [],
      share: 0.3,
      variants: [
        v("Standard Range Pro", "listrik", "otomatis", 0, [2025, null], 599),
        v("Long Range Pro", "listrik", "otomatis", 0, [2025, null], 639)
      ]
    },
    {
      slug: "xpeng-x9",
      name: "X9",
      body: "mpv",
      aliases: [],
      share: 0.3,
      variants: [
        v("Standard Range Pro", "listrik", "otomatis", 0, [2025, null], 990),
        v("Long Range Pro+", "listrik", "otomatis", 0, [2025, null], 1090)
      ]
    }
  ]
};
var maxus = {
  slug: "maxus",
  name: "Maxus",
  aliases: ["maxus indonesia"],
  popular: false,
  models: [
    {
      slug: "maxus-9",
      name: "9",
      body: "mpv",
      aliases: ["mifa 9"],
      share: 0.3,
      variants: [v("Executive", "listrik", "otomatis", 0, [2024, null], 988)]
    },
    {
      slug: "maxus-7",
      name: "7",
      body: "mpv",
      aliases: ["mifa 7"],
      share: 0.2,
      variants: [v("Ultimate", "listrik", "otomatis", 0, [2025, null], 728)]
    }
  ]
};
var zeekr = {
  slug: "zeekr",
  name: "Zeekr",
  aliases: [],
  popular: false,
  models: [
    {
      slug: "zeekr-009",
      name: "009",
      body: "mpv",
      aliases: [],
      share: 0.2,
      variants: [v("Ultra Luxury AWD", "listrik", "otomatis", 0, [2024, null], 2090)]
    },
    {
      slug: "zeekr-x",
      name: "X",
      body: "crossover",
      aliases: [],
      share: 0.1,
      variants: [v("Flagship AWD", "listrik", "otomatis", 0, [2024, null], 998)]
    }
  ]
};
var foton = {
  slug: "foton",
  name: "Foton",
  aliases: [],
  popular: false,
  models: [
    {
      slug: "tunland",
      name: "Tunland",
      body: "pickup-truck",
      aliases: [],
      share: 0.1,
      variants: [v("2.8 Double Cab 4x4 Diesel MT", "diesel", "manual", 2776, [2014, 2018], 358)]
    },
    {
      slug: "foton-view",
      name: "View",
      body: "van",
      aliases: ["toano"],
      share: 0.1,
      variants: [v("2.8 Diesel MT", "diesel", "manual", 2776, [2014, 2018], 298)]
    }
  ]
};

// src/server/db/seed/vehicles/daihatsu.ts
var daihatsu = {
  slug: "daihatsu",
  name: "Daihatsu",
  aliases: [],
  popular: true,
  models: [
    {
      slug: "xenia",
      name: "Xenia",
      body: "mpv",
      aliases: ["all new xenia", "great new xenia", "grand xenia", "new xenia", "grand new xenia"],
      share: 43,
      variants: [
        v("1.0 Mi MT", "bensin", "manual", 989, [2004, 2011], 116),
        v("1.0 Li MT", "bensin", "manual", 989, [2004, 2011], 124),
        v("1.0 Li Deluxe MT", "bensin", "manual", 989, [2004, 2011], 131),
        v("1.0 Li Sporty MT", "bensin", "manual", 989, [2009, 2011], 136),
        v("1.0 D MT", "bensin", "manual", 989, [2011, 2015], 138),
        v("1.0 M MT", "bensin", "manual", 989, [2011, 2015], 148),
        v("1.3 Xi MT", "bensin", "manual", 1298, [2004, 2011], 140),
        v("1.3 Xi Deluxe MT", "bensin", "manual", 1298, [2004, 2011], 148),
        v("1.3 Xi Sporty MT", "bensin", "manual", 1298, [2008, 2011], 152),
        v("1.3 M MT", "bensin", "manual", 1298, [2012, 2021], 195),
        v("1.3 X MT", "bensin", "manual", 1329, [2011, null], 233),
        v("1.3 X AT", "bensin", "otomatis", 1329, [2011, 2021], 211),
        v("1.3 X Deluxe MT", "bensin", "manual", 1329, [2015, 2021], 206),
        v("1.3 X Deluxe AT", "bensin", "otomatis", 1298, [2009, 2021], 217),
        v("1.3 X CVT", "bensin", "otomatis", 1329, [2021, null], 248),
        v("1.3 R MT", "bensin", "manual", 1329, [2011, null], 242),
        v("1.3 R AT", "bensin", "otomatis", 1329, [2011, 2021], 224),
        v("1.3 R CVT", "bensin", "otomatis", 1329, [2021, null], 257),
        v("1.3 R Sporty MT", "bensin", "manual", 1329, [2011, 2019], 212),
        v("1.3 R Sporty AT", "bensin", "otomatis", 1329, [2012, 2019], 223),
        v("1.3 R Attivo MT", "bensin", "manual", 1298, [2013, 2015], 188),
        v("1.5 R MT", "bensin", "manual", 1496, [2019, null], 258),
        v("1.5 R AT", "bensin", "otomatis", 1496, [2019, 2021], 238),
        v("1.5 R CVT", "bensin", "otomatis", 1496, [2021, null], 271),
        v("1.5 R ASA CVT", "bensin", "otomatis", 1496, [2021, null], 288)
      ]
    },
    {
      slug: "terios",
      name: "Terios",
      body: "suv",
      aliases: ["all new terios", "new terios", "terios adventure", "terios custom"],
      share: 27,
      variants: [
        v("1.5 TS MT", "bensin", "manual", 1495, [2006, 2014], 194),
        v("1.5 TS Extra MT", "bensin", "manual", 1495, [2010, 2017], 204),
        v("1.5 TX MT", "bensin", "manual", 1495, [2006, 2014], 216),
        v("1.5 TX AT", "bensin", "otomatis", 1495, [2006, 2014], 228),
        v("1.5 TX Adventure MT", "bensin", "manual", 1495, [2008, 2015], 228),
        v("1.5 TX Adventure AT", "bensin", "otomatis", 1495, [2008, 2015], 239),
        v("1.5 X MT", "bensin", "manual", 1496, [2015, null], 252),
        v("1.5 X AT", "bensin", "otomatis", 1496, [2015, null], 263),
        v("1.5 X Deluxe MT", "bensin", "manual", 1496, [2018, 2021], 238),
        v("1.5 R MT", "bensin", "manual", 1496, [2015, null], 280),
        v("1.5 R AT", "bensin", "otomatis", 1496, [2015, null], 291),
        v("1.5 R Adventure MT", "bensin", "manual", 1495, [2015, 2017], 240),
        v("1.5 R Adventure AT", "bensin", "otomatis", 1495, [2015, 2017], 251),
        v("1.5 R Deluxe MT", "bensin", "manual", 1496, [2018, 2020], 256),
        v("1.5 R Deluxe AT", "bensin", "otomatis", 1496, [2018, 2020], 266),
        v("1.5 X ADS MT", "bensin", "manual", 1496, [2021, null], 266),
        v("1.5 X ADS AT", "bensin", "otomatis", 1496, [2021, null], 277),
        v("1.5 R ADS MT", "bensin", "manual", 1496, [2023, null], 290),
        v("1.5 R ADS AT", "bensin", "otomatis", 1496, [2023, null], 301),
        v("1.5 R Custom MT", "bensin", "manual", 1496, [2020, 2023], 278),
        v("1.5 R Custom AT", "bensin", "otomatis", 1496, [2020, 2023], 289)
      ]
    },
    {
      slug: "sigra",
      name: "Sigra",
      body: "mpv",
      aliases: ["all new sigra", "new sigra"],
      share: 27,
      variants: [
        v("1.0 D MT", "bensin", "manual", 998, [2016, null], 141),
        v("1.0 M MT", "bensin", "manual", 998, [2016, null], 152),
        v("1.2 X MT", "bensin", "manual", 1197, [2016, null], 165),
        v("1.2 X AT", "bensin", "otomatis", 1197, [2016, null], 180),
        v("1.2 X Deluxe MT", "bensin", "manual", 1197, [2016, null], 170),
        v("1.2 X Deluxe AT", "bensin", "otomatis", 1197, [2019, 2022], 173),
        v("1.2 R MT", "bensin", "manual", 1197, [2016, null], 173),
        v("1.2 R AT", "bensin", "otomatis", 1197, [2016, null], 189),
        v("1.2 R Deluxe MT", "bensin", "manual", 1197, [2016, null], 178),
        v("1.2 R Deluxe AT", "bensin", "otomatis", 1197, [2016, 2025], 192)
      ]
    },
    {
      slug: "ayla",
      name: "Ayla",
      body: "hatchback",
      aliases: ["all new ayla", "new ayla"],
      share: 25,
      variants: [
        v("1.0 D MT", "bensin", "manual", 998, [2013, 2023], 117),
        v("1.0 D Plus MT", "bensin", "manual", 998, [2013, 2017], 97),
        v("1.0 M MT", "bensin", "manual", 998, [2013, null], 138),
        v("1.0 M AT", "bensin", "otomatis", 998, [2013, 2017], 119),
        v("1.0 M Sporty MT", "bensin", "manual", 998, [2013, 2016], 113),
        v("1.0 X MT", "bensin", "manual", 998, [2013, null], 151),
        v("1.0 X AT", "bensin", "otomatis", 998, [2013, 2023], 160),
        v("1.0 X CVT", "bensin", "otomatis", 998, [2023, null], 168),
        v("1.0 X Elegant AT", "bensin", "otomatis", 998, [2014, 2016], 127),
        v("1.0 ADS CVT", "bensin", "otomatis", 998, [2023, null], 177),
        v("1.2 X MT", "bensin", "manual", 1197, [2017, 2023], 152),
        v("1.2 X AT", "bensin", "otomatis", 1197, [2017, 2023], 165),
        v("1.2 R MT", "bensin", "manual", 1198, [2017, null], 182),
        v("1.2 R AT", "bensin", "otomatis", 1197, [2017, 2023], 172),
        v("1.2 R CVT", "bensin", "otomatis", 1198, [2023, null], 196),
        v("1.2 R Deluxe AT", "bensin", "otomatis", 1197, [2017, 2023], 176),
        v("1.2 ADS MT", "bensin", "manual", 1198, [2023, null], 190)
      ]
    },
    {
      slug: "rocky",
      name: "Rocky",
      body: "suv",
      aliases: ["rocky turbo", "rocky hybrid"],
      share: 10,
      variants: [
        v("1.2 M MT", "bensin", "manual", 1198, [2021, null], 219),
        v("1.2 M CVT", "bensin", "otomatis", 1198, [2021, null], 237),
        v("1.2 X MT", "bensin", "manual", 1198, [2021, null], 231),
        v("1.2 X CVT", "bensin", "otomatis", 1198, [2021, null], 249),
        v("1.2 X ADS CVT", "bensin", "otomatis", 1198, [2021, null], 258),
        v("1.0 Turbo M CVT", "bensin", "otomatis", 998, [2021, 2023], 238),
        v("1.0 Turbo R MT", "bensin", "manual", 998, [2021, 2022], 234),
        v("1.0 Turbo R CVT", "bensin", "otomatis", 998, [2021, null], 266),
        v("1.0 Turbo R ADS CVT", "bensin", "otomatis", 998, [2021, null], 274),
        v("1.0 Turbo R ASA CVT", "bensin", "otomatis", 998, [2021, null], 291),
        v("1.2 e-Smart Hybrid CVT", "hybrid", "otomatis", 1196, [2025, null], 293)
      ]
    },
    {
      slug: "gran-max",
      name: "Gran Max",
      body: "van",
      aliases: ["grandmax", "gran max minibus", "gran max blind van", "gran max bv"],
      share: 9,
      variants: [
        v("1.3 D MT", "bensin", "manual", 1298, [2007, null], 192),
        v("1.3 D FH MT", "bensin", "manual", 1298, [2010, 2024], 196),
        v("1.3 Blind Van MT", "bensin", "manual", 1298, [2007, null], 180),
        v("1.5 D PS MT", "bensin", "manual", 1495, [2010, null], 214)
      ]
    },
    {
      slug: "gran-max-pick-up",
      name: "Gran Max Pick Up",
      body: "pickup-truck",
      aliases: ["gran max pu", "grandmax pick up", "grandmax pu", "gran max box"],
      share: 9,
      variants: [
        v("1.3 STD MT", "bensin", "manual", 1298, [2007, null], 162),
        v("1.3 3 Way MT", "bensin", "manual", 1298, [2007, null], 165),
        v("1.5 STD MT", "bensin", "manual", 1495, [2007, null], 169),
        v("1.5 AC PS MT", "bensin", "manual", 1495, [2010, null], 180),
        v("1.5 Box MT", "bensin", "manual", 1495, [2010, null], 192)
      ]
    },
    {
      slug: "luxio",
      name: "Luxio",
      body: "mpv",
      aliases: [],
      share: 5,
      variants: [
        v("1.5 D MT", "bensin", "manual", 1495, [2009, null], 233),
        v("1.5 M MT", "bensin", "manual", 1495, [2009, 2014], 172),
        v("1.5 X MT", "bensin", "manual", 1495, [2009, null], 253),
        v("1.5 X AT", "bensin", "otomatis", 1495, [2009, null], 266)
      ]
    },
    {
      slug: "sirion",
      name: "Sirion",
      body: "hatchback",
      aliases: ["all new sirion"],
      share: 6,
      variants: [
        v("1.3 D MT", "bensin", "manual", 1298, [2007, 2017], 175),
        v("1.3 D AT", "bensin", "otomatis", 1298, [2007, 2017], 187),
        v("1.3 M MT", "bensin", "manual", 1298, [2007, 2011], 158),
        v("1.3 X MT", "bensin", "manual", 1329, [2018, 2022], 204),
        v("1.3 R CVT", "bensin", "otomatis", 1329, [2022, null], 247),
        v("1.3 RS MT", "bensin", "manual", 1329, [2011, 2022], 222),
        v("1.3 RS AT", "bensin", "otomatis", 1329, [2018, 2022], 236)
      ]
    },
    {
      slug: "taruna",
      name: "Taruna",
      body: "suv",
      aliases: ["taruna csx", "taruna cl", "taruna fgx"],
      share: 4,
      variants: [
        v("1.5 FL MT", "bensin", "manual", 1498, [2001, 2006], 122),
        v("1.5 FX MT", "bensin", "manual", 1498, [2001, 2006], 132),
        v("1.5 FGX MT", "bensin", "manual", 1498, [2001, 2006], 145),
        v("1.5 CL MT", "bensin", "manual", 1498, [2002, 2006], 118),
        v("1.5 CX MT", "bensin", "manual", 1498, [2002, 2006], 126),
        v("1.6 CSX MT", "bensin", "manual", 1589, [1999, 2001], 118),
        v("1.6 CL MT", "bensin", "manual", 1589, [1999, 2001], 106)
      ]
    },
    {
      slug: "feroza",
      name: "Feroza",
      body: "suv",
      aliases: [],
      share: 2,
      variants: [
        v("1.6 MT", "bensin", "manual", 1589, [1993, 1999], 62),
        v("1.6 G2 MT", "bensin", "manual", 1589, [1995, 1999], 66),
        v("1.6 SE MT", "bensin", "manual", 1589, [1993, 1999], 70)
      ]
    },
    {
      slug: "taft",
      name: "Taft",
      body: "suv",
      aliases: [
        "taft gt",
        "taft hiline",
        "hiline",
        "taft rocky",
        "taft independent",
        "taft kebo",
        "taft badak"
      ],
      share: 3,
      variants: [
        v("2.5 Kebo F50 Diesel MT", "diesel", "manual", 2530, [1980, 1985], 20),
        v("2.8 GT Diesel MT", "diesel", "manual", 2765, [1986, 1997], 66),
        v("2.8 Hiline Diesel MT", "diesel", "manual", 2765, [1988, 2006], 118),
        v("2.8 Rocky Diesel MT", "diesel", "manual", 2765, [1988, 2002], 105),
        v("2.8 Independent Diesel MT", "diesel", "manual", 2765, [1995, 2004], 126)
      ]
    },
    {
      slug: "zebra",
      name: "Zebra",
      body: "van",
      aliases: ["zebra bodytech", "zebra espass"],
      share: 1.5,
      variants: [
        v("1.0 MT", "bensin", "manual", 993, [1986, 1990], 20),
        v("1.3 Bodytech MT", "bensin", "manual", 1295, [1990, 2e3], 45),
        v("1.3 Pick Up MT", "bensin", "manual", 1295, [1990, 2007], 66)
      ]
    },
    {
      slug: "espass",
      name: "Espass",
      body: "van",
      aliases: [],
      share: 1.5,
      variants: [
        v("1.3 MT", "bensin", "manual", 1295, [1995, 2007], 76),
        v("1.6 MT", "bensin", "manual", 1589, [1995, 2003], 69),
        v("1.3 Pick Up MT", "bensin", "manual", 1295, [1995, 2007], 65)
      ]
    },
    {
      slug: "ceria",
      name: "Ceria",
      body: "hatchback",
      aliases: [],
      share: 1,
      variants: [
        v("0.8 KL MT", "bensin", "manual", 847, [2001, 2006], 72),
        v("0.8 KX MT", "bensin", "manual", 847, [2001, 2006], 79)
      ]
    },
    {
      slug: "charade",
      name: "Charade",
      body: "hatchback",
      aliases: ["charade classy", "winner"],
      share: 1,
      variants: [
        v("1.0 G10 MT", "bensin", "manual", 993, [1980, 1987], 20),
        v("1.3 CX MT", "bensin", "manual", 1295, [1988, 1993], 36),
        v("1.5 Classy MT", "bensin", "manual", 1499, [1991, 1996], 49),
        v("1.6 Classy MT", "bensin", "manual", 1590, [1992, 1996], 54)
      ]
    },
    {
      slug: "yrv",
      name: "YRV",
      body: "hatchback",
      aliases: [],
      share: 0.5,
      variants: [
        v("1.3 MT", "bensin", "manual", 1298, [2001, 2004], 135),
        v("1.3 Deluxe AT", "bensin", "otomatis", 1298, [2001, 2004], 148)
      ]
    },
    {
      slug: "hi-max",
      name: "Hi-Max",
      body: "pickup-truck",
      aliases: ["himax"],
      share: 0.5,
      variants: [
        v("1.0 STD MT", "bensin", "manual", 998, [2016, 2020], 110),
        v("1.0 AC PS MT", "bensin", "manual", 998, [2016, 2020], 118)
      ]
    },
    {
      slug: "copen",
      name: "Copen",
      body: "convertible",
      aliases: [],
      share: 0.1,
      variants: [
        v("0.7 Turbo MT", "bensin", "manual", 658, [2015, 2019], 429),
        v("0.7 Turbo CVT", "bensin", "otomatis", 658, [2015, 2019], 450)
      ]
    }
  ]
};

// src/server/db/seed/vehicles/european.ts
var audi = {
  slug: "audi",
  name: "Audi",
  aliases: [],
  popular: false,
  models: [
    {
      slug: "audi-a1",
      name: "A1",
      body: "hatchback",
      aliases: ["a1 sportback"],
      share: 0.2,
      variants: [v("1.4 TFSI AT", "bensin", "otomatis", 1390, [2011, 2016], 490)]
    },
    {
      slug: "audi-a3",
      name: "A3",
      body: "hatchback",
      aliases: ["a3 sedan", "a3 sportback"],
      share: 0.3,
      variants: [
        v("1.2 TFSI Sportback AT", "bensin", "otomatis", 1197, [2013, 2016], 545),
        v("1.4 TFSI Sedan AT", "bensin", "otomatis", 1395, [2014, 2018], 599)
      ]
    },
    {
      slug: "audi-a4",
      name: "A4",
      body: "sedan",
      aliases: ["a4 b8", "a4 avant"],
      share: 1.2,
      variants: [
        v("1.8 B6 AT", "bensin", "otomatis", 1781, [2001, 2005], 435),
        v("1.8 TFSI AT", "bensin", "otomatis", 1798, [2008, 2015], 638),
        v("2.0 TFSI AT", "bensin", "otomatis", 1984, [2009, 2020], 895)
      ]
    },
    {
      slug: "audi-a5",
      name: "A5",
      body: "coupe",
      aliases: ["a5 sportback", "s5"],
      share: 0.5,
      variants: [
        v("2.0 TFSI Sportback AT", "bensin", "otomatis", 1984, [2010, 2023], 1190),
        v("2.0 TFSI Coupe AT", "bensin", "otomatis", 1984, [2009, 2018], 1090)
      ]
    },
    {
      slug: "audi-a6",
      name: "A6",
      body: "sedan",
      aliases: ["a6 c6"],
      share: 0.8,
      variants: [
        v("2.4 Multitronic AT", "bensin", "otomatis", 2393, [2005, 2008], 690),
        v("2.0 TFSI AT", "bensin", "otomatis", 1984, [2006, 2018], 998),
        v("3.0 TFSI Quattro AT", "bensin", "otomatis", 2995, [2012, 2018], 1390),
        v("2.0 45 TFSI AT", "bensin", "otomatis", 1984, [2020, 2024], 1398)
      ]
    },
    {
      slug: "audi-a8",
      name: "A8",
      body: "sedan",
      aliases: ["a8l"],
      share: 0.2,
      variants: [
        v("3.0 L TFSI Quattro AT", "bensin", "otomatis", 2995, [2011, 2017], 2590),
        v("4.2 L FSI Quattro AT", "bensin", "otomatis", 4163, [2006, 2010], 2150)
      ]
    },
    {
      slug: "audi-q2",
      name: "Q2",
      body: "suv",
      aliases: [],
      share: 0.2,
      variants: [
        v("1.0 TFSI AT", "bensin", "otomatis", 999, [2018, 2020], 565),
        v("1.4 TFSI S Line AT", "bensin", "otomatis", 1395, [2018, 2022], 648)
      ]
    },
    {
      slug: "audi-q3",
      name: "Q3",
      body: "suv",
      aliases: [],
      share: 0.7,
      variants: [
        v("1.4 TFSI AT", "bensin", "otomatis", 1395, [2014, 2018], 659),
        v("2.0 TFSI Quattro AT", "bensin", "otomatis", 1984, [2012, 2018], 818),
        v("1.4 35 TFSI AT", "bensin", "otomatis", 1395, [2019, 2024], 878)
      ]
    },
    {
      slug: "audi-q5",
      name: "Q5",
      body: "suv",
      aliases: [],
      share: 0.7,
      variants: [
        v("2.0 TFSI Quattro AT", "bensin", "otomatis", 1984, [2009, 2017], 990),
        v("2.0 45 TFSI Quattro AT", "bensin", "otomatis", 1984, [2018, 2024], 1290)
      ]
    },
    {
      slug: "audi-q7",
      name: "Q7",
      body: "suv",
      aliases: [],
      share: 0.5,
      variants: [
        v("3.0 TFSI Quattro AT", "bensin", "otomatis", 2995, [2010, 2023], 1890),
        v("3.6 FSI Quattro AT", "bensin", "otomatis", 3597, [2007, 2010], 1390)
      ]
    },
    {
      slug: "audi-q8",
      name: "Q8",
      body: "suv",
      aliases: [],
      share: 0.2,
      variants: [v("3.0 55 TFSI Quattro AT", "bensin", "otomatis", 2995, [2019, 2024], 2290)]
    },
    {
      slug: "audi-tt",
      name: "TT",
      body: "coupe",
      aliases: ["tt coupe", "tt roadster"],
      share: 0.3,
      variants: [
        v("2.0 TFSI Coupe AT", "bensin", "otomatis", 1984, [2007, 2018], 1130),
        v("1.8 Roadster MT", "bensin", "manual", 1781, [2e3, 2006], 620)
      ]
    },
    {
      slug: "audi-r8",
      name: "R8",
      body: "coupe",
      aliases: [],
      share: 0.1,
      variants: [
        v("4.2 V8 AT", "bensin", "otomatis", 4163, [2008, 2014], 3490),
        v("5.2 V10 AT", "bensin", "otomatis", 5204, [2010, 2020], 6200)
      ]
    },
    {
      slug: "audi-e-tron",
      name: "e-tron",
      body: "suv",
      aliases: ["etron", "e-tron gt"],
      share: 0.1,
      variants: [v("e-tron 50 quattro", "listrik", "otomatis", 0, [2022, 2024], 2390)]
    }
  ]
};
var volkswagen = {
  slug: "volkswagen",
  name: "Volkswagen",
  aliases: ["vw", "volks wagen", "volks"],
  popular: false,
  models: [
    {
      slug: "golf",
      name: "Golf",
      body: "hatchback",
      aliases: ["golf tsi", "golf gti", "golf mk7"],
      share: 1.5,
      variants: [
        v("1.4 TSI AT", "bensin", "otomatis", 1390, [2009, 2018], 478),
        v("1.2 TSI AT", "bensin", "otomatis", 1197, [2013, 2016], 398),
        v("2.0 GTI AT", "bensin", "otomatis", 1984, [2010, 2019], 895),
        v("2.0 R AT", "bensin", "otomatis", 1984, [2015, 2023], 1290)
      ]
    },
    {
      slug: "polo",
      name: "Polo",
      body: "hatchback",
      aliases: ["polo tsi", "polo comfortline"],
      share: 1.5,
      variants: [
        v("1.4 MT", "bensin", "manual", 1390, [2011, 2014], 230),
        v("1.6 AT", "bensin", "otomatis", 1598, [2010, 2014], 272),
        v("1.2 TSI Comfortline AT", "bensin", "otomatis", 1197, [2014, 2020], 318),
        v("1.0 TSI AT", "bensin", "otomatis", 999, [2020, 2023], 418)
      ]
    },
    {
      slug: "tiguan",
      name: "Tiguan",
      body: "suv",
      aliases: ["tiguan tsi"],
      share: 1.2,
      variants: [
        v("1.4 TSI AT", "bensin", "otomatis", 1390, [2012, 2019], 489),
        v("2.0 TSI AT", "bensin", "otomatis", 1984, [2009, 2013], 550)
      ]
    },
    {
      slug: "tiguan-allspace",
      name: "Tiguan Allspace",
      body: "suv",
      aliases: ["allspace"],
      share: 0.8,
      variants: [
        v("1.4 TSI AT", "bensin", "otomatis", 1395, [2020, 2024], 698),
        v("1.4 TSI R Line AT", "bensin", "otomatis", 1395, [2022, 2024], 748)
      ]
    },
    {
      slug: "t-cross",
      name: "T-Cross",
      body: "crossover",
      aliases: ["tcross"],
      share: 0.4,
      variants: [v("1.0 TSI AT", "bensin", "otomatis", 999, [2021, 2024], 428)]
    },
    {
      slug: "touran",
      name: "Touran",
      body: "mpv",
      aliases: [],
      share: 0.6,
      variants: [
        v("1.4 TSI AT", "bensin", "otomatis", 1390, [2008, 2013], 412),
        v("2.0 AT", "bensin", "otomatis", 1984, [2005, 2008], 360)
      ]
    },
    {
      slug: "caravelle",
      name: "Caravelle",
      body: "mpv",
      aliases: ["transporter", "kombi", "combi", "multivan", "vw kombi"],
      share: 0.6,
      variants: [
        v("1.6 Kombi MT", "bensin", "manual", 1584, [1972, 1979], 20),
        v("2.5 Caravelle MT", "bensin", "manual", 2461, [1997, 2004], 345),
        v("2.0 Caravelle TDI Diesel AT", "diesel", "otomatis", 1968, [2011, 2020], 885),
        v("2.0 Caravelle TSI AT", "bensin", "otomatis", 1984, [2012, 2020], 898)
      ]
    },
    {
      slug: "id-buzz",
      name: "ID. Buzz",
      body: "mpv",
      aliases: ["id buzz", "buzz"],
      share: 0.3,
      variants: [
        v("Pro", "listrik", "otomatis", 0, [2024, null], 1388),
        v("LWB Style", "listrik", "otomatis", 0, [2024, null], 1498)
      ]
    },
    {
      slug: "vw-beetle",
      name: "Beetle",
      body: "hatchback",
      aliases: ["new beetle", "vw kodok", "kodok", "the beetle"],
      share: 1,
      variants: [
        v("1.3 Kodok MT", "bensin", "manual", 1285, [1970, 1977], 20),
        v("2.0 New Beetle AT", "bensin", "otomatis", 1984, [2e3, 2010], 410),
        v("1.2 The Beetle TSI AT", "bensin", "otomatis", 1197, [2013, 2018], 498),
        v("1.4 The Beetle TSI AT", "bensin", "otomatis", 1390, [2012, 2018], 568)
      ]
    },
    {
      slug: "scirocco",
      name: "Scirocco",
      body: "coupe",
      aliases: [],
      share: 0.5,
      variants: [
        v("1.4 TSI AT", "bensin", "otomatis", 1390, [2011, 2016], 548),
        v("2.0 TSI AT", "bensin", "otomatis", 1984, [2010, 2014], 648)
      ]
    },
    {
      slug: "touareg",
      name: "Touareg",
      body: "suv",
      aliases: [],
      share: 0.2,
      variants: [v("3.2 V6 AT", "bensin", "otomatis", 3189, [2004, 2010], 990)]
    },
    {
      slug: "jetta",
      name: "Jetta",
      body: "sedan",
      aliases: [],
      share: 0.1,
      variants: [v("1.4 TSI AT", "bensin", "otomatis", 1390, [2012, 2015], 420)]
    },
    {
      slug: "passat",
      name: "Passat",
      body: "sedan",
      aliases: [],
      share: 0.2,
      variants: [v("1.8 TSI AT", "bensin", "otomatis", 1798, [2011, 2015], 548)]
    }
  ]
};
var mini = {
  slug: "mini",
  name: "Mini",
  aliases: ["mini cooper", "mini (bmw)"],
  popular: false,
  models: [
    {
      slug: "mini-cooper",
      name: "Cooper",
      body: "hatchback",
      aliases: [
        "mini cooper",
        "cooper s",
        "3 door",
        "cooper 3 door",
        "cooper 3-door hatch",
        "hatch",
        "one",
        "morris"
      ],
      share: 3,
      variants: [
        v("1.0 Morris MT", "bensin", "manual", 998, [1970, 1990], 26),
        v("1.6 Cooper AT", "bensin", "otomatis", 1598, [2002, 2013], 598),
        v("1.6 Cooper S AT", "bensin", "otomatis", 1598, [2002, 2013], 698),
        v("1.5 Cooper 3 Door AT", "bensin", "otomatis", 1499, [2014, 2024], 745),
        v("2.0 Cooper S 3 Door AT", "bensin", "otomatis", 1998, [2014, 2024], 945),
        v("1.5 Cooper C F66 AT", "bensin", "otomatis", 1499, [2024, null], 898),
        v("2.0 Cooper S F66 AT", "bensin", "otomatis", 1998, [2024, null], 1068),
        v("Cooper SE Electric", "listrik", "otomatis", 0, [2024, null], 1080)
      ]
    },
    {
      slug: "mini-5-door",
      name: "5 Door",
      body: "hatchback",
      aliases: ["cooper 5 door"],
      share: 0.8,
      variants: [
        v("1.5 Cooper AT", "bensin", "otomatis", 1499, [2015, 2024], 778),
        v("2.0 Cooper S AT", "bensin", "otomatis", 1998, [2015, null], 985)
      ]
    },
    {
      slug: "john-cooper-works",
      name: "John Cooper Works",
      body: "hatchback",
      aliases: ["jcw"],
      share: 0.5,
      variants: [
        v("1.6 AT", "bensin", "otomatis", 1598, [2009, 2014], 848),
        v("2.0 3 Door AT", "bensin", "otomatis", 1998, [2015, null], 1290)
      ]
    },
    {
      slug: "mini-cabrio",
      name: "Cabrio",
      body: "convertible",
      aliases: ["cooper cabrio", "convertible", "cabriolet"],
      share: 0.6,
      variants: [
        v("1.6 Cooper AT", "bensin", "otomatis", 1598, [2005, 2015], 775),
        v("1.5 Cooper AT", "bensin", "otomatis", 1499, [2016, 2022], 865),
        v("2.0 Cooper S AT", "bensin", "otomatis", 1998, [2016, 2024], 1080)
      ]
    },
    {
      slug: "mini-clubman",
      name: "Clubman",
      body: "wagon",
      aliases: [],
      share: 0.6,
      variants: [
        v("1.6 Cooper S AT", "bensin", "otomatis", 1598, [2008, 2014], 748),
        v("1.5 Cooper AT", "bensin", "otomatis", 1499, [2016, 2022], 799),
        v("2.0 Cooper S AT", "bensin", "otomatis", 1998, [2016, 2023], 998)
      ]
    },
    {
      slug: "mini-countryman",
      name: "Countryman",
      body: "suv",
      aliases: [],
      share: 1.5,
      variants: [
        v("1.6 Cooper AT", "bensin", "otomatis", 1598, [2011, 2016], 648),
        v("1.6 Cooper S AT", "bensin", "otomatis", 1598, [2011, 2016], 775),
        v("1.5 Cooper AT", "bensin", "otomatis", 1499, [2017, 2023], 878),
        v("2.0 Cooper S AT", "bensin", "otomatis", 1998, [2017, 2024], 1090),
        v("2.0 S ALL4 U25 AT", "bensin", "otomatis", 1998, [2024, null], 1238),
        v("SE ALL4 Electric", "listrik", "otomatis", 0, [2024, null], 1290)
      ]
    },
    {
      slug: "mini-paceman",
      name: "Paceman",
      body: "coupe",
      aliases: [],
      share: 0.2,
      variants: [v("1.6 Cooper S AT", "bensin", "otomatis", 1598, [2013, 2016], 798)]
    },
    {
      slug: "mini-roadster",
      name: "Roadster",
      body: "convertible",
      aliases: ["coupe"],
      share: 0.1,
      variants: [v("1.6 Cooper S AT", "bensin", "otomatis", 1598, [2012, 2015], 825)]
    }
  ]
};
var peugeot = {
  slug: "peugeot",
  name: "Peugeot",
  aliases: ["pegeot", "peugot"],
  popular: false,
  models: [
    {
      slug: "peugeot-206",
      name: "206",
      body: "hatchback",
      aliases: [],
      share: 0.8,
      variants: [
        v("1.4 XR MT", "bensin", "manual", 1360, [2001, 2007], 165),
        v("1.4 XR AT", "bensin", "otomatis", 1360, [2001, 2007], 175)
      ]
    },
    {
      slug: "peugeot-207",
      name: "207",
      body: "hatchback",
      aliases: [],
      share: 0.2,
      variants: [v("1.6 AT", "bensin", "otomatis", 1598, [2008, 2012], 268)]
    },
    {
      slug: "peugeot-208",
      name: "208",
      body: "hatchback",
      aliases: [],
      share: 0.2,
      variants: [v("1.2 AT", "bensin", "otomatis", 1199, [2013, 2016], 315)]
    },
    {
      slug: "peugeot-306",
      name: "306",
      body: "sedan",
      aliases: [],
      share: 0.3,
      variants: [v("1.8 MT", "bensin", "manual", 1761, [1996, 2001], 138)]
    },
    {
      slug: "peugeot-307",
      name: "307",
      body: "hatchback",
      aliases: [],
      share: 0.4,
      variants: [
        v("1.6 AT", "bensin", "otomatis", 1587, [2003, 2008], 258),
        v("2.0 SW AT", "bensin", "otomatis", 1997, [2004, 2008], 295)
      ]
    },
    {
      slug: "peugeot-405",
      name: "405",
      body: "sedan",
      aliases: [],
      share: 0.3,
      variants: [v("1.9 SR MT", "bensin", "manual", 1905, [1989, 1996], 72)]
    },
    {
      slug: "peugeot-406",
      name: "406",
      body: "sedan",
      aliases: [],
      share: 0.3,
      variants: [v("2.0 D9 AT", "bensin", "otomatis", 1997, [1997, 2004], 268)]
    },
    {
      slug: "peugeot-407",
      name: "407",
      body: "sedan",
      aliases: [],
      share: 0.2,
      variants: [v("2.2 AT", "bensin", "otomatis", 2230, [2005, 2010], 465)]
    },
    {
      slug: "peugeot-107",
      name: "107",
      body: "hatchback",
      aliases: [],
      share: 0.2,
      variants: [v("1.0 AT", "bensin", "otomatis", 998, [2010, 2014], 205)]
    },
    {
      slug: "peugeot-2008",
      name: "2008",
      body: "suv",
      aliases: [],
      share: 0.3,
      variants: [
        v("1.2 Active AT", "bensin", "otomatis", 1199, [2021, 2023], 465),
        v("1.6 AT", "bensin", "otomatis", 1587, [2014, 2017], 388)
      ]
    },
    {
      slug: "peugeot-3008",
      name: "3008",
      body: "suv",
      aliases: [],
      share: 0.5,
      variants: [
        v("1.6 Active AT", "bensin", "otomatis", 1598, [2011, 2023], 695),
        v("1.6 Allure Plus AT", "bensin", "otomatis", 1598, [2018, 2024], 798)
      ]
    },
    {
      slug: "peugeot-5008",
      name: "5008",
      body: "suv",
      aliases: [],
      share: 0.5,
      variants: [
        v("1.6 Active AT", "bensin", "otomatis", 1598, [2011, 2023], 745),
        v("1.6 Allure Plus AT", "bensin", "otomatis", 1598, [2018, 2024], 855)
      ]
    },
    {
      slug: "peugeot-rcz",
      name: "RCZ",
      body: "coupe",
      aliases: [],
      share: 0.2,
      variants: [v("1.6 THP AT", "bensin", "otomatis", 1598, [2011, 2015], 698)]
    }
  ]
};
var renault = {
  slug: "renault",
  name: "Renault",
  aliases: [],
  popular: false,
  models: [
    {
      slug: "kwid",
      name: "Kwid",
      body: "hatchback",
      aliases: ["kwid climber"],
      share: 0.6,
      variants: [
        v("1.0 MT", "bensin", "manual", 999, [2016, 2022], 158),
        v("1.0 Climber MT", "bensin", "manual", 999, [2019, 2022], 168),
        v("1.0 Climber AT", "bensin", "otomatis", 999, [2021, 2023], 184)
      ]
    },
    {
      slug: "triber",
      name: "Triber",
      body: "mpv",
      aliases: [],
      share: 0.7,
      variants: [
        v("1.0 RXE MT", "bensin", "manual", 999, [2019, 2021], 161),
        v("1.0 RXL MT", "bensin", "manual", 999, [2019, 2023], 189),
        v("1.0 RXT MT", "bensin", "manual", 999, [2019, 2023], 204),
        v("1.0 RXZ AT", "bensin", "otomatis", 999, [2021, 2023], 231)
      ]
    },
    {
      slug: "duster",
      name: "Duster",
      body: "suv",
      aliases: [],
      share: 0.8,
      variants: [
        v("1.5 RxL 4x2 Diesel MT", "diesel", "manual", 1461, [2014, 2018], 248),
        v("1.5 RxZ 4x4 Diesel MT", "diesel", "manual", 1461, [2014, 2018], 298)
      ]
    },
    {
      slug: "kiger",
      name: "Kiger",
      body: "suv",
      aliases: [],
      share: 0.2,
      variants: [v("1.0 RXT Turbo CVT", "bensin", "otomatis", 999, [2021, 2023], 275)]
    },
    {
      slug: "koleos",
      name: "Koleos",
      body: "suv",
      aliases: [],
      share: 0.4,
      variants: [v("2.5 AT", "bensin", "otomatis", 2488, [2010, 2022], 498)]
    },
    {
      slug: "clio",
      name: "Clio",
      body: "hatchback",
      aliases: ["clio rs"],
      share: 0.2,
      variants: [
        v("1.2 Turbo AT", "bensin", "otomatis", 1197, [2014, 2017], 348),
        v("1.6 RS AT", "bensin", "otomatis", 1618, [2014, 2018], 555)
      ]
    },
    {
      slug: "captur",
      name: "Captur",
      body: "crossover",
      aliases: [],
      share: 0.1,
      variants: [v("1.2 Turbo AT", "bensin", "otomatis", 1197, [2016, 2018], 368)]
    },
    {
      slug: "megane",
      name: "Megane",
      body: "hatchback",
      aliases: ["megane rs"],
      share: 0.1,
      variants: [v("2.0 RS MT", "bensin", "manual", 1998, [2014, 2018], 745)]
    },
    {
      slug: "arkana",
      name: "Arkana",
      body: "crossover",
      aliases: [],
      share: 0.1,
      variants: [v("1.3 Turbo AT", "bensin", "otomatis", 1332, [2022, 2023], 485)]
    }
  ]
};
var volvo = {
  slug: "volvo",
  name: "Volvo",
  aliases: [],
  popular: false,
  models: [
    {
      slug: "volvo-240",
      name: "240",
      body: "sedan",
      aliases: [],
      share: 0.2,
      variants: [v("2.3 GL MT", "bensin", "manual", 2316, [1981, 1993], 62)]
    },
    {
      slug: "volvo-740",
      name: "740",
      body: "sedan",
      aliases: [],
      share: 0.2,
      variants: [v("2.3 GL MT", "bensin", "manual", 2316, [1986, 1992], 78)]
    },
    {
      slug: "volvo-850",
      name: "850",
      body: "sedan",
      aliases: [],
      share: 0.1,
      variants: [v("2.4 AT", "bensin", "otomatis", 2435, [1993, 1997], 225)]
    },
    {
      slug: "volvo-960",
      name: "960",
      body: "sedan",
      aliases: [],
      share: 0.2,
      variants: [v("2.9 AT", "bensin", "otomatis", 2922, [1991, 1998], 275)]
    },
    {
      slug: "volvo-s40",
      name: "S40",
      body: "sedan",
      aliases: [],
      share: 0.2,
      variants: [
        v("2.0 AT", "bensin", "otomatis", 1948, [1998, 2004], 325),
        v("2.4 AT", "bensin", "otomatis", 2435, [2004, 2010], 415)
      ]
    },
    {
      slug: "volvo-s60",
      name: "S60",
      body: "sedan",
      aliases: [],
      share: 0.2,
      variants: [v("2.4 AT", "bensin", "otomatis", 2435, [2001, 2009], 520)]
    },
    {
      slug: "volvo-s80",
      name: "S80",
      body: "sedan",
      aliases: [],
      share: 0.2,
      variants: [v("2.9 AT", "bensin", "otomatis", 2922, [1999, 2006], 690)]
    },
    {
      slug: "volvo-s90",
      name: "S90",
      body: "sedan",
      aliases: [],
      share: 0.2,
      variants: [v("2.0 B5 AT", "hybrid", "otomatis", 1969, [2024, null], 1690)]
    },
    {
      slug: "volvo-xc40",
      name: "XC40",
      body: "suv",
      aliases: ["xc 40", "ex40"],
      share: 0.2,
      variants: [v("Recharge Pure Electric", "listrik", "otomatis", 0, [2022, null], 1290)]
    },
    {
      slug: "volvo-c40",
      name: "C40",
      body: "crossover",
      aliases: ["ec40"],
      share: 0.1,
      variants: [v("Recharge Pure Electric", "listrik", "otomatis", 0, [2023, null], 1350)]
    },
    {
      slug: "volvo-xc60",
      name: "XC60",
      body: "suv",
      aliases: ["xc 60"],
      share: 0.3,
      variants: [
        v("2.0 T8 Recharge PHEV AT", "hybrid", "otomatis", 1969, [2024, null], 1890),
        v("3.0 T6 AT", "bensin", "otomatis", 2953, [2009, 2013], 890)
      ]
    },
    {
      slug: "volvo-xc90",
      name: "XC90",
      body: "suv",
      aliases: ["xc 90"],
      share: 0.5,
      variants: [
        v("2.5 T AT", "bensin", "otomatis", 2521, [2003, 2014], 1050),
        v("2.0 T8 Recharge PHEV AT", "hybrid", "otomatis", 1969, [2024, null], 2690)
      ]
    },
    {
      slug: "volvo-ex30",
      name: "EX30",
      body: "suv",
      aliases: [],
      share: 0.2,
      variants: [v("Ultra Single Motor", "listrik", "otomatis", 0, [2024, null], 1020)]
    }
  ]
};
var landRover = {
  slug: "land-rover",
  name: "Land Rover",
  aliases: ["landrover", "range rover", "rangerover"],
  popular: false,
  models: [
    {
      slug: "defender",
      name: "Defender",
      body: "suv",
      aliases: ["defender 90", "defender 110"],
      share: 0.5,
      variants: [
        v("2.5 90 Tdi Diesel MT", "diesel", "manual", 2495, [1990, 2e3], 390),
        v("2.0 110 P300 AT", "bensin", "otomatis", 1997, [2020, null], 2590),
        v("3.0 110 P400 AT", "hybrid", "otomatis", 2996, [2021, null], 2990)
      ]
    },
    {
      slug: "discovery",
      name: "Discovery",
      body: "suv",
      aliases: ["discovery 3", "discovery 4"],
      share: 0.4,
      variants: [
        v("2.5 Tdi Diesel MT", "diesel", "manual", 2495, [1996, 1999], 380),
        v("3.0 SDV6 Diesel AT", "diesel", "otomatis", 2993, [2010, 2020], 2190),
        v("4.0 V6 AT", "bensin", "otomatis", 3950, [2005, 2009], 1290)
      ]
    },
    {
      slug: "discovery-sport",
      name: "Discovery Sport",
      body: "suv",
      aliases: [],
      share: 0.3,
      variants: [v("2.0 P200 AT", "bensin", "otomatis", 1999, [2015, 2024], 1390)]
    },
    {
      slug: "freelander",
      name: "Freelander",
      body: "suv",
      aliases: ["freelander 2"],
      share: 0.2,
      variants: [
        v("1.8 MT", "bensin", "manual", 1796, [1999, 2004], 390),
        v("2.0 Si4 AT", "bensin", "otomatis", 1999, [2012, 2014], 890)
      ]
    },
    {
      slug: "range-rover",
      name: "Range Rover",
      body: "suv",
      aliases: ["range rover vogue", "vogue", "autobiography"],
      share: 0.7,
      variants: [
        v("4.4 V8 AT", "bensin", "otomatis", 4398, [2002, 2012], 2390),
        v("5.0 V8 Vogue AT", "bensin", "otomatis", 4999, [2010, 2021], 4690),
        v("3.0 V6 Vogue AT", "bensin", "otomatis", 2995, [2013, 2021], 3690),
        v("3.0 P400 Autobiography AT", "hybrid", "otomatis", 2996, [2022, null], 5790)
      ]
    },
    {
      slug: "range-rover-sport",
      name: "Range Rover Sport",
      body: "suv",
      aliases: ["rr sport"],
      share: 0.7,
      variants: [
        v("3.0 V6 HSE AT", "bensin", "otomatis", 2995, [2013, 2021], 2890),
        v("2.7 TDV6 Diesel AT", "diesel", "otomatis", 2720, [2006, 2009], 1690),
        v("3.0 P400 Dynamic HSE AT", "hybrid", "otomatis", 2996, [2022, null], 4190)
      ]
    },
    {
      slug: "range-rover-evoque",
      name: "Range Rover Evoque",
      body: "suv",
      aliases: ["evoque"],
      share: 0.7,
      variants: [
        v("2.0 Si4 Dynamic AT", "bensin", "otomatis", 1999, [2012, 2018], 1290),
        v("2.0 P200 AT", "bensin", "otomatis", 1997, [2019, 2024], 1590)
      ]
    },
    {
      slug: "range-rover-velar",
      name: "Range Rover Velar",
      body: "suv",
      aliases: ["velar"],
      share: 0.4,
      variants: [
        v("2.0 P250 R-Dynamic AT", "bensin", "otomatis", 1997, [2018, 2024], 2190),
        v("3.0 P380 First Edition AT", "bensin", "otomatis", 2995, [2018, 2019], 2690)
      ]
    }
  ]
};
var jaguar = {
  slug: "jaguar",
  name: "Jaguar",
  aliases: [],
  popular: false,
  models: [
    {
      slug: "jaguar-xe",
      name: "XE",
      body: "sedan",
      aliases: [],
      share: 0.1,
      variants: [v("2.0 R-Sport AT", "bensin", "otomatis", 1999, [2016, 2019], 1090)]
    },
    {
      slug: "jaguar-xf",
      name: "XF",
      body: "sedan",
      aliases: [],
      share: 0.3,
      variants: [
        v("2.0 AT", "bensin", "otomatis", 1999, [2012, 2018], 1190),
        v("3.0 V6 AT", "bensin", "otomatis", 2967, [2009, 2015], 1450)
      ]
    },
    {
      slug: "jaguar-xj",
      name: "XJ",
      body: "sedan",
      aliases: ["xj6", "xj8", "xjl", "daimler"],
      share: 0.2,
      variants: [
        v("3.2 XJ8 AT", "bensin", "otomatis", 3248, [1998, 2003], 890),
        v("3.0 XJL AT", "bensin", "otomatis", 2995, [2013, 2017], 2690)
      ]
    },
    {
      slug: "jaguar-f-type",
      name: "F-Type",
      body: "coupe",
      aliases: ["f type"],
      share: 0.2,
      variants: [
        v("3.0 V6 AT", "bensin", "otomatis", 2995, [2014, 2020], 2890),
        v("2.0 P300 AT", "bensin", "otomatis", 1997, [2018, 2023], 2790)
      ]
    },
    {
      slug: "jaguar-f-pace",
      name: "F-Pace",
      body: "suv",
      aliases: ["f pace"],
      share: 0.2,
      variants: [
        v("2.0 Prestige AT", "bensin", "otomatis", 1997, [2017, 2022], 1890),
        v("3.0 First Edition AT", "bensin", "otomatis", 2995, [2016, 2017], 2290)
      ]
    },
    {
      slug: "s-type",
      name: "S-Type",
      body: "sedan",
      aliases: ["s type"],
      share: 0.1,
      variants: [v("3.0 V6 AT", "bensin", "otomatis", 2967, [2e3, 2007], 990)]
    }
  ]
};
var porsche = {
  slug: "porsche",
  name: "Porsche",
  aliases: ["porshe"],
  popular: false,
  models: [
    {
      slug: "porsche-911",
      name: "911",
      body: "coupe",
      aliases: ["carrera", "911 carrera", "911 turbo", "911 gt3"],
      share: 0.5,
      variants: [
        v("3.6 Carrera 997 AT", "bensin", "otomatis", 3596, [2005, 2012], 2490),
        v("3.4 Carrera 991 AT", "bensin", "otomatis", 3436, [2012, 2016], 3190),
        v("3.0 Carrera S AT", "bensin", "otomatis", 2981, [2016, 2024], 5390),
        v("3.0 Carrera 992 AT", "bensin", "otomatis", 2981, [2019, null], 4690),
        v("3.8 Turbo S AT", "bensin", "otomatis", 3745, [2013, 2024], 8290),
        v("4.0 GT3 AT", "bensin", "otomatis", 3996, [2018, 2024], 7390)
      ]
    },
    {
      slug: "porsche-718",
      name: "718",
      body: "coupe",
      aliases: ["718 cayman", "718 boxster", "718 cayman s"],
      share: 0.3,
      variants: [
        v("2.0 Cayman AT", "bensin", "otomatis", 1988, [2016, 2025], 2690),
        v("2.0 Boxster AT", "bensin", "otomatis", 1988, [2016, 2025], 2790),
        v("2.5 Cayman S AT", "bensin", "otomatis", 2497, [2016, 2025], 3250),
        v("4.0 GTS AT", "bensin", "otomatis", 3995, [2020, 2025], 4190)
      ]
    },
    {
      slug: "porsche-cayman",
      name: "Cayman",
      body: "coupe",
      aliases: ["cayman s", "cayman 981"],
      share: 0.3,
      variants: [
        v("2.0 AT", "bensin", "otomatis", 1988, [2016, 2019], 2390),
        v("2.7 AT", "bensin", "otomatis", 2706, [2006, 2016], 1890),
        v("3.4 S AT", "bensin", "otomatis", 3436, [2009, 2016], 2290)
      ]
    },
    {
      slug: "porsche-boxster",
      name: "Boxster",
      body: "convertible",
      aliases: ["boxster s", "boxster 981"],
      share: 0.3,
      variants: [
        v("2.7 AT", "bensin", "otomatis", 2687, [1999, 2016], 1990),
        v("3.4 S AT", "bensin", "otomatis", 3436, [2009, 2016], 2290)
      ]
    },
    {
      slug: "cayenne",
      name: "Cayenne",
      body: "suv",
      aliases: ["cayenne coupe"],
      share: 0.7,
      variants: [
        v("3.6 V6 AT", "bensin", "otomatis", 3598, [2007, 2017], 2090),
        v("3.2 V6 AT", "bensin", "otomatis", 3189, [2003, 2006], 1250),
        v("3.0 V6 AT", "bensin", "otomatis", 2995, [2018, null], 3250),
        v("3.0 Coupe AT", "bensin", "otomatis", 2995, [2020, null], 3590),
        v("3.0 S E-Hybrid AT", "hybrid", "otomatis", 2995, [2014, 2018], 2290)
      ]
    },
    {
      slug: "macan",
      name: "Macan",
      body: "suv",
      aliases: ["macan s", "macan electric"],
      share: 0.8,
      variants: [
        v("2.0 AT", "bensin", "otomatis", 1984, [2014, 2024], 2190),
        v("3.0 S AT", "bensin", "otomatis", 2997, [2014, 2018], 2290),
        v("Electric 4", "listrik", "otomatis", 0, [2024, null], 2690)
      ]
    },
    {
      slug: "panamera",
      name: "Panamera",
      body: "sedan",
      aliases: [],
      share: 0.4,
      variants: [
        v("3.6 V6 AT", "bensin", "otomatis", 3605, [2010, 2016], 2990),
        v("2.9 4 E-Hybrid AT", "hybrid", "otomatis", 2894, [2017, 2023], 4190),
        v("2.9 AT", "bensin", "otomatis", 2894, [2021, null], 4290)
      ]
    },
    {
      slug: "taycan",
      name: "Taycan",
      body: "sedan",
      aliases: ["taycan cross turismo"],
      share: 0.2,
      variants: [
        v("RWD", "listrik", "otomatis", 0, [2021, null], 2990),
        v("4S", "listrik", "otomatis", 0, [2020, null], 3690),
        v("Turbo S", "listrik", "otomatis", 0, [2020, null], 6290)
      ]
    }
  ]
};
var citroen = {
  slug: "citroen",
  name: "Citroen",
  aliases: ["citro\xEBn"],
  popular: false,
  models: [
    {
      slug: "citroen-c3",
      name: "C3",
      body: "hatchback",
      aliases: [],
      share: 0.4,
      variants: [
        v("1.2 MT", "bensin", "manual", 1199, [2023, 2025], 228),
        v("1.2 Turbo AT", "bensin", "otomatis", 1199, [2024, null], 289)
      ]
    },
    {
      slug: "citroen-c3-aircross",
      name: "C3 Aircross",
      body: "suv",
      aliases: [],
      share: 0.4,
      variants: [v("1.2 Turbo 7-Seater AT", "bensin", "otomatis", 1199, [2024, null], 319)]
    },
    {
      slug: "citroen-e-c3",
      name: "e-C3",
      body: "hatchback",
      aliases: ["ec3", "e-c3 all electric"],
      share: 0.3,
      variants: [v("All Electric", "listrik", "otomatis", 0, [2023, null], 377)]
    },
    {
      slug: "citroen-c5-aircross",
      name: "C5 Aircross",
      body: "suv",
      aliases: [],
      share: 0.2,
      variants: [v("1.6 THP Shine AT", "bensin", "otomatis", 1598, [2023, 2024], 790)]
    },
    {
      slug: "citroen-ds3",
      name: "DS3",
      body: "hatchback",
      aliases: ["ds 3"],
      share: 0.1,
      variants: [v("1.6 THP AT", "bensin", "otomatis", 1598, [2012, 2015], 498)]
    }
  ]
};
var ferrari = {
  slug: "ferrari",
  name: "Ferrari",
  aliases: [],
  popular: false,
  models: [
    {
      slug: "ferrari-california",
      name: "California",
      body: "convertible",
      aliases: ["california t"],
      share: 0.1,
      variants: [v("3.9 T V8 AT", "bensin", "otomatis", 3855, [2014, 2017], 6900)]
    },
    {
      slug: "ferrari-458",
      name: "458",
      body: "coupe",
      aliases: ["458 italia", "458 spider"],
      share: 0.1,
      variants: [v("4.5 Italia AT", "bensin", "otomatis", 4497, [2010, 2015], 8500)]
    },
    {
      slug: "ferrari-488",
      name: "488",
      body: "coupe",
      aliases: ["488 gtb", "488 pista"],
      share: 0.1,
      variants: [v("3.9 GTB AT", "bensin", "otomatis", 3902, [2015, 2019], 10500)]
    },
    {
      slug: "f8-tributo",
      name: "F8 Tributo",
      body: "coupe",
      aliases: ["f8"],
      share: 0.1,
      variants: [v("3.9 AT", "bensin", "otomatis", 3902, [2019, 2023], 12500)]
    },
    {
      slug: "ferrari-roma",
      name: "Roma",
      body: "coupe",
      aliases: [],
      share: 0.1,
      variants: [v("3.9 AT", "bensin", "otomatis", 3855, [2020, 2024], 10800)]
    },
    {
      slug: "ferrari-296",
      name: "296",
      body: "coupe",
      aliases: ["296 gtb", "296 gts"],
      share: 0.1,
      variants: [v("3.0 GTB Hybrid AT", "hybrid", "otomatis", 2992, [2022, null], 13900)]
    },
    {
      slug: "purosangue",
      name: "Purosangue",
      body: "suv",
      aliases: [],
      share: 0.05,
      variants: [v("6.5 V12 AT", "bensin", "otomatis", 6496, [2023, null], 21500)]
    }
  ]
};
var lamborghini = {
  slug: "lamborghini",
  name: "Lamborghini",
  aliases: ["lambo"],
  popular: false,
  models: [
    {
      slug: "gallardo",
      name: "Gallardo",
      body: "coupe",
      aliases: [],
      share: 0.1,
      variants: [v("5.2 LP560-4 AT", "bensin", "otomatis", 5204, [2008, 2013], 6200)]
    },
    {
      slug: "huracan",
      name: "Huracan",
      body: "coupe",
      aliases: ["huracan evo"],
      share: 0.1,
      variants: [
        v("5.2 LP610-4 AT", "bensin", "otomatis", 5204, [2014, 2019], 9500),
        v("5.2 EVO AT", "bensin", "otomatis", 5204, [2019, 2024], 12900)
      ]
    },
    {
      slug: "aventador",
      name: "Aventador",
      body: "coupe",
      aliases: [],
      share: 0.1,
      variants: [
        v("6.5 LP700-4 AT", "bensin", "otomatis", 6498, [2012, 2017], 15500),
        v("6.5 S AT", "bensin", "otomatis", 6498, [2017, 2021], 19500)
      ]
    },
    {
      slug: "lamborghini-urus",
      name: "Urus",
      body: "suv",
      aliases: ["urus s", "urus se"],
      share: 0.1,
      variants: [
        v("4.0 V8 AT", "bensin", "otomatis", 3996, [2018, 2022], 9900),
        v("4.0 S AT", "bensin", "otomatis", 3999, [2023, 2024], 11500),
        v("4.0 SE Hybrid AT", "hybrid", "otomatis", 3999, [2024, null], 12900)
      ]
    },
    {
      slug: "revuelto",
      name: "Revuelto",
      body: "coupe",
      aliases: [],
      share: 0.05,
      variants: [v("6.5 V12 Hybrid AT", "hybrid", "otomatis", 6498, [2023, null], 26500)]
    }
  ]
};
var bentley = {
  slug: "bentley",
  name: "Bentley",
  aliases: [],
  popular: false,
  models: [
    {
      slug: "continental-gt",
      name: "Continental GT",
      body: "coupe",
      aliases: ["continental"],
      share: 0.1,
      variants: [
        v("6.0 W12 AT", "bensin", "otomatis", 5998, [2004, 2018], 7500),
        v("4.0 V8 AT", "bensin", "otomatis", 3996, [2012, 2024], 8900)
      ]
    },
    {
      slug: "bentayga",
      name: "Bentayga",
      body: "suv",
      aliases: [],
      share: 0.1,
      variants: [v("4.0 V8 AT", "bensin", "otomatis", 3996, [2018, null], 9400)]
    },
    {
      slug: "flying-spur",
      name: "Flying Spur",
      body: "sedan",
      aliases: ["continental flying spur"],
      share: 0.1,
      variants: [
        v("6.0 W12 AT", "bensin", "otomatis", 5998, [2006, 2021], 8900),
        v("4.0 V8 AT", "bensin", "otomatis", 3996, [2021, null], 8800)
      ]
    }
  ]
};
var rollsRoyce = {
  slug: "rolls-royce",
  name: "Rolls-Royce",
  aliases: ["rolls royce", "rollsroyce"],
  popular: false,
  models: [
    {
      slug: "phantom",
      name: "Phantom",
      body: "sedan",
      aliases: [],
      share: 0.1,
      variants: [v("6.7 V12 AT", "bensin", "otomatis", 6749, [2004, null], 24500)]
    },
    {
      slug: "rolls-royce-ghost",
      name: "Ghost",
      body: "sedan",
      aliases: [],
      share: 0.1,
      variants: [
        v("6.6 V12 AT", "bensin", "otomatis", 6592, [2010, 2020], 14500),
        v("6.7 V12 AT", "bensin", "otomatis", 6749, [2021, null], 18500)
      ]
    },
    {
      slug: "cullinan",
      name: "Cullinan",
      body: "suv",
      aliases: [],
      share: 0.1,
      variants: [v("6.7 V12 AT", "bensin", "otomatis", 6749, [2018, null], 21500)]
    },
    {
      slug: "wraith",
      name: "Wraith",
      body: "coupe",
      aliases: [],
      share: 0.05,
      variants: [v("6.6 V12 AT", "bensin", "otomatis", 6592, [2014, 2021], 15500)]
    },
    {
      slug: "spectre",
      name: "Spectre",
      body: "coupe",
      aliases: [],
      share: 0.05,
      variants: [v("Electric", "listrik", "otomatis", 0, [2023, null], 19900)]
    }
  ]
};
var maserati = {
  slug: "maserati",
  name: "Maserati",
  aliases: [],
  popular: false,
  models: [
    {
      slug: "ghibli",
      name: "Ghibli",
      body: "sedan",
      aliases: [],
      share: 0.1,
      variants: [
        v("3.0 V6 AT", "bensin", "otomatis", 2979, [2014, 2023], 2890),
        v("2.0 GT Hybrid AT", "hybrid", "otomatis", 1995, [2021, 2023], 2750)
      ]
    },
    {
      slug: "levante",
      name: "Levante",
      body: "suv",
      aliases: [],
      share: 0.1,
      variants: [v("3.0 V6 AT", "bensin", "otomatis", 2979, [2016, 2023], 3190)]
    },
    {
      slug: "quattroporte",
      name: "Quattroporte",
      body: "sedan",
      aliases: [],
      share: 0.1,
      variants: [
        v("4.2 V8 AT", "bensin", "otomatis", 4244, [2005, 2012], 3490),
        v("3.0 V6 AT", "bensin", "otomatis", 2979, [2013, 2022], 3890)
      ]
    },
    {
      slug: "granturismo",
      name: "GranTurismo",
      body: "coupe",
      aliases: ["gran turismo"],
      share: 0.1,
      variants: [v("4.7 S AT", "bensin", "otomatis", 4691, [2009, 2018], 4690)]
    },
    {
      slug: "grecale",
      name: "Grecale",
      body: "suv",
      aliases: [],
      share: 0.1,
      variants: [v("2.0 GT Hybrid AT", "hybrid", "otomatis", 1995, [2023, null], 2290)]
    }
  ]
};
var astonMartin = {
  slug: "aston-martin",
  name: "Aston Martin",
  aliases: ["astonmartin"],
  popular: false,
  models: [
    {
      slug: "vantage",
      name: "Vantage",
      body: "coupe",
      aliases: ["v8 vantage"],
      share: 0.1,
      variants: [
        v("4.3 V8 AT", "bensin", "otomatis", 4280, [2006, 2017], 4490),
        v("4.0 V8 AT", "bensin", "otomatis", 3982, [2018, null], 7900)
      ]
    },
    {
      slug: "db11",
      name: "DB11",
      body: "coupe",
      aliases: [],
      share: 0.05,
      variants: [v("4.0 V8 AT", "bensin", "otomatis", 3982, [2018, 2022], 8900)]
    },
    {
      slug: "dbx",
      name: "DBX",
      body: "suv",
      aliases: ["dbx707"],
      share: 0.1,
      variants: [v("4.0 V8 AT", "bensin", "otomatis", 3982, [2020, null], 8500)]
    }
  ]
};
var mclaren = {
  slug: "mclaren",
  name: "McLaren",
  aliases: [],
  popular: false,
  models: [
    {
      slug: "mclaren-570s",
      name: "570S",
      body: "coupe",
      aliases: [],
      share: 0.05,
      variants: [v("3.8 V8 AT", "bensin", "otomatis", 3799, [2016, 2020], 7900)]
    },
    {
      slug: "mclaren-720s",
      name: "720S",
      body: "coupe",
      aliases: [],
      share: 0.05,
      variants: [v("4.0 V8 AT", "bensin", "otomatis", 3994, [2017, 2022], 11900)]
    },
    {
      slug: "mclaren-gt",
      name: "GT",
      body: "coupe",
      aliases: [],
      share: 0.05,
      variants: [v("4.0 V8 AT", "bensin", "otomatis", 3994, [2019, 2023], 8900)]
    },
    {
      slug: "artura",
      name: "Artura",
      body: "coupe",
      aliases: [],
      share: 0.05,
      variants: [v("3.0 V6 Hybrid AT", "hybrid", "otomatis", 2993, [2022, null], 9800)]
    }
  ]
};
var opel = {
  slug: "opel",
  name: "Opel",
  aliases: [],
  popular: false,
  models: [
    {
      slug: "opel-blazer",
      name: "Blazer",
      body: "suv",
      aliases: ["blazer montera", "blazer dohc"],
      share: 1,
      variants: [
        v("2.2 LS SOHC MT", "bensin", "manual", 2198, [1996, 2e3], 115),
        v("2.2 Montera DOHC MT", "bensin", "manual", 2198, [1999, 2003], 158),
        v("2.2 LT DOHC MT", "bensin", "manual", 2198, [1996, 2003], 149)
      ]
    },
    {
      slug: "opel-optima",
      name: "Optima",
      body: "sedan",
      aliases: ["vectra"],
      share: 0.2,
      variants: [v("2.0 MT", "bensin", "manual", 1998, [1994, 1998], 92)]
    },
    {
      slug: "kadett",
      name: "Kadett",
      body: "sedan",
      aliases: [],
      share: 0.1,
      variants: [v("1.3 MT", "bensin", "manual", 1297, [1981, 1985], 20)]
    }
  ]
};
var fiat = {
  slug: "fiat",
  name: "Fiat",
  aliases: [],
  popular: false,
  models: [
    {
      slug: "fiat-500",
      name: "500",
      body: "hatchback",
      aliases: ["500 abarth", "abarth"],
      share: 0.3,
      variants: [
        v("1.4 Lounge AT", "bensin", "otomatis", 1368, [2010, 2016], 425),
        v("1.4 Abarth AT", "bensin", "otomatis", 1368, [2012, 2017], 598)
      ]
    },
    {
      slug: "fiat-uno",
      name: "Uno",
      body: "hatchback",
      aliases: ["uno 2"],
      share: 0.2,
      variants: [v("1.4 MT", "bensin", "manual", 1372, [1988, 1994], 34)]
    }
  ]
};
var smart = {
  slug: "smart",
  name: "Smart",
  aliases: [],
  popular: false,
  models: [
    {
      slug: "fortwo",
      name: "Fortwo",
      body: "hatchback",
      aliases: ["for two", "forfour"],
      share: 0.3,
      variants: [
        v("1.0 Coupe AT", "bensin", "otomatis", 999, [2009, 2015], 275),
        v("1.0 Cabrio AT", "bensin", "otomatis", 999, [2009, 2014], 325)
      ]
    }
  ]
};
var alfaRomeo = {
  slug: "alfa-romeo",
  name: "Alfa Romeo",
  aliases: ["alfaromeo"],
  popular: false,
  models: [
    {
      slug: "alfa-156",
      name: "156",
      body: "sedan",
      aliases: [],
      share: 0.1,
      variants: [v("2.0 AT", "bensin", "otomatis", 1970, [1999, 2004], 425)]
    },
    {
      slug: "alfa-147",
      name: "147",
      body: "hatchback",
      aliases: [],
      share: 0.1,
      variants: [v("2.0 AT", "bensin", "otomatis", 1970, [2002, 2006], 395)]
    },
    {
      slug: "giulietta",
      name: "Giulietta",
      body: "hatchback",
      aliases: [],
      share: 0.05,
      variants: [v("1.4 TCT AT", "bensin", "otomatis", 1368, [2012, 2015], 620)]
    }
  ]
};
var lotus = {
  slug: "lotus",
  name: "Lotus",
  aliases: [],
  popular: false,
  models: [
    {
      slug: "elise",
      name: "Elise",
      body: "convertible",
      aliases: [],
      share: 0.05,
      variants: [v("1.8 MT", "bensin", "manual", 1796, [2006, 2013], 1690)]
    },
    {
      slug: "eletre",
      name: "Eletre",
      body: "suv",
      aliases: [],
      share: 0.1,
      variants: [v("Electric S", "listrik", "otomatis", 0, [2024, null], 2990)]
    },
    {
      slug: "emeya",
      name: "Emeya",
      body: "sedan",
      aliases: [],
      share: 0.05,
      variants: [v("Electric S", "listrik", "otomatis", 0, [2025, null], 3190)]
    }
  ]
};

// src/server/db/seed/vehicles/honda.ts
var honda = {
  slug: "honda",
  name: "Honda",
  aliases: [],
  popular: true,
  models: [
    {
      slug: "brio",
      name: "Brio",
      body: "hatchback",
      aliases: ["brio satya", "all new brio", "brio rs", "new brio", "brio sports"],
      share: 62,
      variants: [
        v("1.2 Satya S MT", "bensin", "manual", 1198, [2013, null], 172),
        v("1.2 Satya A MT", "bensin", "manual", 1198, [2013, 2015], 112),
        v("1.2 Satya E MT", "bensin", "manual", 1198, [2013, null], 184),
        v("1.2 Satya E CVT", "bensin", "otomatis", 1199, [2016, null], 203),
        v("1.2 RS MT", "bensin", "manual", 1199, [2016, null], 238),
        v("1.2 RS CVT", "bensin", "otomatis", 1199, [2016, null], 251),
        v("1.2 RS Urbanite MT", "bensin", "manual", 1199, [2018, 2023], 233),
        v("1.2 RS Urbanite CVT", "bensin", "otomatis", 1199, [2018, null], 261),
        v("1.2 S MT", "bensin", "manual", 1198, [2013, 2018], 158),
        v("1.2 S AT", "bensin", "otomatis", 1198, [2013, 2016], 159),
        v("1.2 E MT", "bensin", "manual", 1198, [2013, 2018], 163),
        v("1.2 E AT", "bensin", "otomatis", 1198, [2013, 2018], 178),
        v("1.3 S AT", "bensin", "otomatis", 1339, [2012, 2013], 164),
        v("1.3 E MT", "bensin", "manual", 1339, [2012, 2013], 160),
        v("1.3 E AT", "bensin", "otomatis", 1339, [2012, 2013], 172)
      ]
    },
    {
      slug: "jazz",
      name: "Jazz",
      body: "hatchback",
      aliases: ["jazz gd3", "jazz gk5", "jazz ge8", "all new jazz", "new jazz", "jazz rs"],
      share: 39,
      variants: [
        v("1.5 i-DSI MT", "bensin", "manual", 1497, [2003, 2008], 144),
        v("1.5 i-DSI AT", "bensin", "otomatis", 1497, [2003, 2008], 153),
        v("1.5 VTEC MT", "bensin", "manual", 1497, [2004, 2008], 158),
        v("1.5 VTEC AT", "bensin", "otomatis", 1497, [2004, 2008], 168),
        v("1.5 A MT", "bensin", "manual", 1497, [2008, 2019], 243),
        v("1.5 S MT", "bensin", "manual", 1497, [2008, 2021], 258),
        v("1.5 S AT", "bensin", "otomatis", 1497, [2008, 2021], 268),
        v("1.5 E MT", "bensin", "manual", 1497, [2008, 2014], 224),
        v("1.5 E AT", "bensin", "otomatis", 1497, [2008, 2014], 236),
        v("1.5 RS MT", "bensin", "manual", 1497, [2008, 2021], 289),
        v("1.5 RS AT", "bensin", "otomatis", 1497, [2008, 2014], 252),
        v("1.5 RS CVT", "bensin", "otomatis", 1497, [2014, 2021], 299),
        v("1.5 RS Limited Edition AT", "bensin", "otomatis", 1497, [2012, 2013], 252),
        v("1.5 RS Black Top Limited CVT", "bensin", "otomatis", 1497, [2016, 2018], 288)
      ]
    },
    {
      slug: "hr-v",
      name: "HR-V",
      body: "suv",
      aliases: ["hrv", "all new hr-v", "hrv prestige", "hrv turbo"],
      share: 40,
      variants: [
        v("1.5 A MT", "bensin", "manual", 1497, [2015, 2016], 246),
        v("1.5 S MT", "bensin", "manual", 1497, [2015, 2021], 299),
        v("1.5 S CVT", "bensin", "otomatis", 1498, [2015, 2024], 388),
        v("1.5 E CVT", "bensin", "otomatis", 1498, [2015, null], 414),
        v("1.5 E Mugen CVT", "bensin", "otomatis", 1497, [2017, 2021], 356),
        v("1.5 E Special Edition CVT", "bensin", "otomatis", 1497, [2018, 2021], 348),
        v("1.5 E Plus CVT", "bensin", "otomatis", 1498, [2025, null], 422),
        v("1.5 SE CVT", "bensin", "otomatis", 1498, [2022, 2025], 431),
        v("1.5 RS Turbo CVT", "bensin", "otomatis", 1498, [2022, 2025], 552),
        v("1.5 RS e:HEV CVT", "hybrid", "otomatis", 1498, [2025, null], 488),
        v("1.5 e:HEV CVT", "hybrid", "otomatis", 1498, [2025, null], 449),
        v("1.8 Prestige CVT", "bensin", "otomatis", 1799, [2015, 2021], 412),
        v("1.8 Limited Edition CVT", "bensin", "otomatis", 1799, [2015, 2016], 345),
        v("1.8 Prestige Mugen CVT", "bensin", "otomatis", 1799, [2016, 2021], 431),
        v("1.6 MT", "bensin", "manual", 1590, [1999, 2003], 186)
      ]
    },
    {
      slug: "cr-v",
      name: "CR-V",
      body: "suv",
      aliases: ["crv", "all new cr-v", "crv turbo", "crv prestige"],
      share: 32,
      variants: [
        v("2.0 4x2 MT", "bensin", "manual", 1973, [2e3, 2006], 270),
        v("2.0 4x2 AT", "bensin", "otomatis", 1973, [2e3, 2006], 282),
        v("2.0 i-VTEC MT", "bensin", "manual", 1998, [2003, 2016], 379),
        v("2.0 i-VTEC AT", "bensin", "otomatis", 1998, [2003, 2017], 402),
        v("2.0 CVT", "bensin", "otomatis", 1997, [2017, 2023], 515),
        v("2.0 Prestige AT", "bensin", "otomatis", 1997, [2013, 2017], 445),
        v("2.4 i-VTEC AT", "bensin", "otomatis", 2354, [2004, 2017], 463),
        v("2.4 Prestige AT", "bensin", "otomatis", 2354, [2012, 2017], 488),
        v("1.5 Turbo CVT", "bensin", "otomatis", 1498, [2017, null], 760),
        v("1.5 Turbo Prestige CVT", "bensin", "otomatis", 1498, [2017, 2023], 625),
        v("1.5 Turbo Black Edition CVT", "bensin", "otomatis", 1498, [2022, 2023], 639),
        v("2.0 RS e:HEV CVT", "hybrid", "otomatis", 1993, [2023, null], 822),
        v("2.0 e:HEV CVT", "hybrid", "otomatis", 1993, [2025, null], 759)
      ]
    },
    {
      slug: "br-v",
      name: "BR-V",
      body: "suv",
      aliases: ["brv", "all new br-v", "br-v n7x", "n7x"],
      share: 16,
      variants: [
        v("1.5 S MT", "bensin", "manual", 1498, [2016, null], 302),
        v("1.5 E MT", "bensin", "manual", 1497, [2016, 2021], 276),
        v("1.5 E CVT", "bensin", "otomatis", 1498, [2016, null], 318),
        v("1.5 N7X Edition CVT", "bensin", "otomatis", 1498, [2023, null], 342),
        v("1.5 Prestige CVT", "bensin", "otomatis", 1498, [2016, null], 341),
        v("1.5 Prestige Honda Sensing CVT", "bensin", "otomatis", 1498, [2021, null], 363),
        v("1.5 Prestige N7X Honda Sensing CVT", "bensin", "otomatis", 1498, [2023, 2025], 361)
      ]
    },
    {
      slug: "wr-v",
      name: "WR-V",
      body: "suv",
      aliases: ["wrv"],
      share: 7,
      variants: [
        v("1.5 E CVT", "bensin", "otomatis", 1498, [2022, null], 289),
        v("1.5 RS CVT", "bensin", "otomatis", 1498, [2022, null], 312),
        v("1.5 RS Honda Sensing CVT", "bensin", "otomatis", 1498, [2022, null], 332)
      ]
    },
    {
      slug: "mobilio",
      name: "Mobilio",
      body: "mpv",
      aliases: ["all new mobilio", "mobilio rs", "mobillio"],
      share: 24,
      variants: [
        v("1.5 S MT", "bensin", "manual", 1498, [2014, 2023], 230),
        v("1.5 E MT", "bensin", "manual", 1498, [2014, 2021], 239),
        v("1.5 E CVT", "bensin", "otomatis", 1498, [2014, 2021], 250),
        v("1.5 E Prestige CVT", "bensin", "otomatis", 1497, [2014, 2016], 228),
        v("1.5 RS MT", "bensin", "manual", 1498, [2014, 2021], 258),
        v("1.5 RS CVT", "bensin", "otomatis", 1498, [2014, 2021], 268),
        v("1.5 RS Limited Edition CVT", "bensin", "otomatis", 1498, [2017, 2018], 256)
      ]
    },
    {
      slug: "freed",
      name: "Freed",
      body: "mpv",
      aliases: [],
      share: 10,
      variants: [
        v("1.5 A AT", "bensin", "otomatis", 1497, [2009, 2014], 228),
        v("1.5 S AT", "bensin", "otomatis", 1497, [2009, 2016], 262),
        v("1.5 E AT", "bensin", "otomatis", 1497, [2010, 2016], 278),
        v("1.5 PSD AT", "bensin", "otomatis", 1497, [2009, 2016], 282)
      ]
    },
    {
      slug: "city",
      name: "City",
      body: "sedan",
      aliases: ["all new city", "city z", "city i-dsi", "new city"],
      share: 13,
      variants: [
        v("1.3 MT", "bensin", "manual", 1343, [1996, 2002], 134),
        v("1.5 Persona MT", "bensin", "manual", 1493, [1996, 2e3], 118),
        v("1.5 Type Z MT", "bensin", "manual", 1493, [2e3, 2003], 158),
        v("1.5 Type Z AT", "bensin", "otomatis", 1493, [2e3, 2003], 168),
        v("1.5 i-DSI MT", "bensin", "manual", 1497, [2003, 2008], 175),
        v("1.5 i-DSI AT", "bensin", "otomatis", 1497, [2003, 2008], 185),
        v("1.5 VTEC MT", "bensin", "manual", 1497, [2004, 2008], 190),
        v("1.5 VTEC AT", "bensin", "otomatis", 1497, [2004, 2013], 258),
        v("1.5 S MT", "bensin", "manual", 1497, [2009, 2014], 263),
        v("1.5 S AT", "bensin", "otomatis", 1497, [2009, 2014], 273),
        v("1.5 E MT", "bensin", "manual", 1497, [2009, 2020], 335),
        v("1.5 E AT", "bensin", "otomatis", 1497, [2009, 2014], 288),
        v("1.5 E CVT", "bensin", "otomatis", 1498, [2014, 2023], 372),
        v("1.5 RS AT", "bensin", "otomatis", 1497, [2012, 2014], 296),
        v("1.5 RS Honda Sensing CVT", "bensin", "otomatis", 1498, [2024, null], 424)
      ]
    },
    {
      slug: "city-hatchback",
      name: "City Hatchback",
      body: "hatchback",
      aliases: ["city hatchback rs", "city hb"],
      share: 7,
      variants: [
        v("1.5 RS MT", "bensin", "manual", 1498, [2021, 2024], 335),
        v("1.5 RS CVT", "bensin", "otomatis", 1498, [2021, 2024], 355),
        v("1.5 RS Honda Sensing CVT", "bensin", "otomatis", 1498, [2022, null], 388)
      ]
    },
    {
      slug: "civic",
      name: "Civic",
      body: "sedan",
      aliases: [
        "civic turbo",
        "civic fd",
        "civic fb",
        "civic ferio",
        "civic genio",
        "civic wonder",
        "grand civic",
        "civic nouva",
        "civic estilo",
        "genio",
        "ferio",
        "estilo",
        "civic fd1"
      ],
      share: 17,
      variants: [
        v("1.3 Wonder MT", "bensin", "manual", 1342, [1984, 1987], 24),
        v("1.6 Grand MT", "bensin", "manual", 1595, [1988, 1991], 42),
        v("1.6 Nouva MT", "bensin", "manual", 1590, [1989, 1991], 44),
        v("1.6 Genio MT", "bensin", "manual", 1590, [1992, 1995], 67),
        v("1.6 Genio AT", "bensin", "otomatis", 1590, [1992, 1995], 72),
        v("1.6 Estilo MT", "bensin", "manual", 1590, [1992, 1995], 68),
        v("1.6 Ferio MT", "bensin", "manual", 1590, [1996, 2e3], 142),
        v("1.6 Ferio AT", "bensin", "otomatis", 1590, [1996, 2e3], 152),
        v("1.7 VTi MT", "bensin", "manual", 1668, [2001, 2005], 218),
        v("1.7 VTi-S AT", "bensin", "otomatis", 1668, [2001, 2005], 235),
        v("1.8 MT", "bensin", "manual", 1799, [2006, 2015], 372),
        v("1.8 AT", "bensin", "otomatis", 1799, [2006, 2015], 390),
        v("2.0 MT", "bensin", "manual", 1998, [2002, 2011], 360),
        v("2.0 AT", "bensin", "otomatis", 1998, [2002, 2015], 438),
        v("1.5 Turbo ES CVT", "bensin", "otomatis", 1498, [2016, 2021], 503),
        v("1.5 Turbo Prestige CVT", "bensin", "otomatis", 1498, [2016, 2021], 542),
        v("1.5 RS Turbo CVT", "bensin", "otomatis", 1498, [2021, 2024], 617),
        v("2.0 RS e:HEV CVT", "hybrid", "otomatis", 1993, [2024, null], 704)
      ]
    },
    {
      slug: "civic-hatchback",
      name: "Civic Hatchback",
      body: "hatchback",
      aliases: ["civic hatchback turbo", "civic hb"],
      share: 4,
      variants: [
        v("1.5 Turbo E CVT", "bensin", "otomatis", 1498, [2017, 2019], 439),
        v("1.5 Turbo S CVT", "bensin", "otomatis", 1498, [2017, 2018], 412),
        v("1.5 Turbo RS CVT", "bensin", "otomatis", 1498, [2019, 2022], 499)
      ]
    },
    {
      slug: "civic-type-r",
      name: "Civic Type R",
      body: "hatchback",
      aliases: ["type r", "civic fk8", "civic fl5"],
      share: 0.5,
      variants: [v("2.0 Turbo MT", "bensin", "manual", 1996, [2017, null], 1430)]
    },
    {
      slug: "accord",
      name: "Accord",
      body: "sedan",
      aliases: [
        "accord maestro",
        "accord cielo",
        "cielo",
        "maestro",
        "accord vtil",
        "accord vtis",
        "accord prestige",
        "all new accord"
      ],
      share: 8,
      variants: [
        v("2.0 Prestige MT", "bensin", "manual", 1955, [1986, 1989], 43),
        v("2.0 Maestro MT", "bensin", "manual", 1997, [1990, 1993], 72),
        v("2.2 Cielo MT", "bensin", "manual", 2156, [1994, 1997], 122),
        v("2.2 Cielo AT", "bensin", "otomatis", 2156, [1994, 1997], 128),
        v("2.0 VTi MT", "bensin", "manual", 1997, [1998, 2002], 228),
        v("2.3 VTi-L AT", "bensin", "otomatis", 2254, [1999, 2002], 275),
        v("2.4 VTi MT", "bensin", "manual", 2354, [2003, 2012], 420),
        v("2.4 VTi AT", "bensin", "otomatis", 2354, [2003, 2013], 478),
        v("2.4 VTi-L AT", "bensin", "otomatis", 2354, [2003, 2019], 705),
        v("3.0 V6 AT", "bensin", "otomatis", 2997, [2003, 2007], 480),
        v("3.5 V6 AT", "bensin", "otomatis", 3471, [2008, 2012], 710),
        v("1.5 Turbo CVT", "bensin", "otomatis", 1498, [2019, 2023], 790),
        v("2.0 RS e:HEV CVT", "hybrid", "otomatis", 1993, [2023, null], 985)
      ]
    },
    {
      slug: "odyssey",
      name: "Odyssey",
      body: "mpv",
      aliases: ["odyssey prestige"],
      share: 5,
      variants: [
        v("2.3 AT", "bensin", "otomatis", 2254, [1996, 2003], 320),
        v("2.4 AT", "bensin", "otomatis", 2354, [2004, 2013], 565),
        v("2.4 Absolute AT", "bensin", "otomatis", 2354, [2004, 2013], 610),
        v("2.4 E CVT", "bensin", "otomatis", 2356, [2013, 2022], 790),
        v("2.4 Prestige CVT", "bensin", "otomatis", 2356, [2014, 2022], 808)
      ]
    },
    {
      slug: "stream",
      name: "Stream",
      body: "mpv",
      aliases: [],
      share: 4,
      variants: [
        v("1.7 MT", "bensin", "manual", 1668, [2002, 2006], 206),
        v("1.7 AT", "bensin", "otomatis", 1668, [2002, 2006], 217),
        v("2.0 AT", "bensin", "otomatis", 1998, [2002, 2006], 245),
        v("1.8 CKD AT", "bensin", "otomatis", 1799, [2007, 2010], 315)
      ]
    },
    {
      slug: "elysion",
      name: "Elysion",
      body: "mpv",
      aliases: [],
      share: 0.7,
      variants: [
        v("2.4 AT", "bensin", "otomatis", 2354, [2004, 2012], 620),
        v("3.0 V6 AT", "bensin", "otomatis", 2997, [2004, 2012], 720)
      ]
    },
    {
      slug: "honda-step-wgn",
      name: "Step WGN",
      body: "mpv",
      aliases: ["stepwgn", "step wagon"],
      share: 0.8,
      variants: [
        v("2.0 Spada AT", "bensin", "otomatis", 1997, [2007, 2012], 480),
        v("2.0 e:HEV Spada CVT", "hybrid", "otomatis", 1993, [2025, null], 640)
      ]
    },
    {
      slug: "edix",
      name: "Edix",
      body: "mpv",
      aliases: [],
      share: 0.3,
      variants: [
        v("1.7 AT", "bensin", "otomatis", 1668, [2004, 2008], 290),
        v("2.0 AT", "bensin", "otomatis", 1998, [2004, 2008], 325)
      ]
    },
    {
      slug: "cr-z",
      name: "CR-Z",
      body: "coupe",
      aliases: ["crz"],
      share: 0.4,
      variants: [
        v("1.5 Hybrid MT", "hybrid", "manual", 1497, [2013, 2016], 498),
        v("1.5 Hybrid CVT", "hybrid", "otomatis", 1497, [2013, 2016], 510)
      ]
    },
    {
      slug: "prelude",
      name: "Prelude",
      body: "coupe",
      aliases: [],
      share: 0.3,
      variants: [
        v("2.0 Si MT", "bensin", "manual", 1958, [1987, 1991], 68),
        v("2.2 VTEC MT", "bensin", "manual", 2157, [1992, 1996], 128),
        v("2.0 e:HEV CVT", "hybrid", "otomatis", 1993, [2026, null], 975)
      ]
    },
    {
      slug: "s2000",
      name: "S2000",
      body: "convertible",
      aliases: [],
      share: 0.1,
      variants: [v("2.0 VTEC MT", "bensin", "manual", 1997, [2e3, 2008], 690)]
    }
  ]
};

// src/server/db/seed/vehicles/hyundai.ts
var hyundai = {
  slug: "hyundai",
  name: "Hyundai",
  aliases: ["hyundai motor"],
  popular: true,
  models: [
    {
      slug: "creta",
      name: "Creta",
      body: "suv",
      aliases: ["all new creta", "new creta", "creta alpha", "creta n line"],
      share: 11,
      variants: [
        v("1.5 Active MT", "bensin", "manual", 1497, [2022, null], 301),
        v("1.5 Trend MT", "bensin", "manual", 1497, [2022, 2023], 311),
        v("1.5 Trend IVT", "bensin", "otomatis", 1497, [2022, null], 341),
        v("1.5 Style IVT", "bensin", "otomatis", 1497, [2022, null], 379),
        v("1.5 Prime IVT", "bensin", "otomatis", 1497, [2022, null], 414),
        v("1.5 Prime Two Tone IVT", "bensin", "otomatis", 1497, [2022, null], 416),
        v("1.5 Dynamic Black Edition IVT", "bensin", "otomatis", 1497, [2022, 2024], 371),
        v("1.5 Alpha IVT", "bensin", "otomatis", 1497, [2025, null], 455),
        v("1.5 N Line IVT", "bensin", "otomatis", 1497, [2025, null], 422),
        v("1.5 N Line Turbo DCT", "bensin", "otomatis", 1482, [2025, null], 495)
      ]
    },
    {
      slug: "stargazer",
      name: "Stargazer",
      body: "mpv",
      aliases: ["star gazer", "stargazer prime", "stargazer cartenz"],
      share: 10,
      variants: [
        v("1.5 Active MT", "bensin", "manual", 1497, [2022, 2025], 256),
        v("1.5 Active IVT", "bensin", "otomatis", 1497, [2022, null], 269),
        v("1.5 Trend MT", "bensin", "manual", 1497, [2022, 2024], 259),
        v("1.5 Trend IVT", "bensin", "otomatis", 1497, [2022, null], 288),
        v("1.5 Essential IVT", "bensin", "otomatis", 1497, [2023, 2025], 278),
        v("1.5 Style IVT", "bensin", "otomatis", 1497, [2022, 2025], 308),
        v("1.5 Prime IVT", "bensin", "otomatis", 1497, [2022, null], 334)
      ]
    },
    {
      slug: "stargazer-x",
      name: "Stargazer X",
      body: "mpv",
      aliases: ["stargazerx", "stargazer x prime", "stargazer cartenz x"],
      share: 3,
      variants: [
        v("1.5 Style IVT", "bensin", "otomatis", 1497, [2023, null], 348),
        v("1.5 Prime IVT", "bensin", "otomatis", 1497, [2023, null], 369)
      ]
    },
    {
      slug: "santa-fe",
      name: "Santa Fe",
      body: "suv",
      aliases: ["santafe", "all new santa fe", "santa fe hybrid"],
      share: 7,
      variants: [
        v("2.0 CRDi Diesel AT", "diesel", "otomatis", 1991, [2004, 2006], 312),
        v("2.7 V6 AT", "bensin", "otomatis", 2656, [2001, 2009], 398),
        v("2.2 CRDi MT", "diesel", "manual", 2188, [2006, 2012], 378),
        v("2.2 CRDi AT", "diesel", "otomatis", 2199, [2006, 2018], 545),
        v("2.2 CRDi D Spec AT", "diesel", "otomatis", 2199, [2012, 2018], 556),
        v("2.2 CRDi Limited Edition AT", "diesel", "otomatis", 2199, [2016, 2018], 572),
        v("2.2 CRDi XG AT", "diesel", "otomatis", 2199, [2018, 2021], 590),
        v("2.2 Style Diesel AT", "diesel", "otomatis", 2151, [2021, 2024], 594),
        v("2.2 Prime Diesel AT", "diesel", "otomatis", 2151, [2021, 2024], 628),
        v("2.2 Signature Diesel AT", "diesel", "otomatis", 2151, [2021, 2024], 685),
        v("2.4 MPI AT", "bensin", "otomatis", 2359, [2010, 2018], 469),
        v("2.4 MPI GLS AT", "bensin", "otomatis", 2359, [2018, 2021], 511),
        v("2.4 MPI XG AT", "bensin", "otomatis", 2359, [2018, 2021], 558),
        v("2.5 Style AT", "bensin", "otomatis", 2497, [2021, 2024], 546),
        v("2.5 Prime AT", "bensin", "otomatis", 2497, [2021, null], 713),
        v("2.5 Signature AT", "bensin", "otomatis", 2497, [2021, 2024], 638),
        v("1.6 Prime Hybrid AT", "hybrid", "otomatis", 1598, [2024, null], 807),
        v("1.6 Calligraphy Hybrid AT", "hybrid", "otomatis", 1598, [2024, null], 889)
      ]
    },
    {
      slug: "tucson",
      name: "Tucson",
      body: "suv",
      aliases: ["tucson xg", "all new tucson", "tucson hybrid"],
      share: 4,
      variants: [
        v("2.0 GLS MT", "bensin", "manual", 1975, [2004, 2015], 318),
        v("2.0 GLS AT", "bensin", "otomatis", 1999, [2010, 2021], 464),
        v("2.0 XG AT", "bensin", "otomatis", 1999, [2010, 2021], 530),
        v("2.0 CRDi XG AT", "diesel", "otomatis", 1995, [2014, 2019], 538),
        v("2.7 V6 AT", "bensin", "otomatis", 2656, [2005, 2009], 334),
        v("1.6 Turbo Hybrid AT", "hybrid", "otomatis", 1598, [2024, null], 739)
      ]
    },
    {
      slug: "palisade",
      name: "Palisade",
      body: "suv",
      aliases: ["palisade signature", "all new palisade", "palisade hybrid"],
      share: 4,
      variants: [
        v("2.2 Prime Diesel AT", "diesel", "otomatis", 2199, [2021, 2025], 899),
        v("2.2 Signature Diesel AT", "diesel", "otomatis", 2199, [2021, 2025], 1029),
        v("2.2 Signature AWD Diesel AT", "diesel", "otomatis", 2199, [2021, 2025], 1139),
        v("2.2 XRT Diesel AT", "diesel", "otomatis", 2199, [2023, 2025], 1049),
        v("2.5 Signature Hybrid AT", "hybrid", "otomatis", 2497, [2025, null], 1148),
        v("2.5 Calligraphy AWD Hybrid AT", "hybrid", "otomatis", 2497, [2025, null], 1288)
      ]
    },
    {
      slug: "staria",
      name: "Staria",
      body: "mpv",
      aliases: ["staria signature"],
      share: 2,
      variants: [
        v("2.2 Signature 7 Diesel AT", "diesel", "otomatis", 2199, [2021, 2024], 1085),
        v("2.2 Signature 9 Diesel AT", "diesel", "otomatis", 2199, [2021, 2024], 1035),
        v("2.2 Signature 9 Diesel Facelift AT", "diesel", "otomatis", 2199, [2024, null], 1078)
      ]
    },
    {
      slug: "h-1",
      name: "H-1",
      body: "mpv",
      aliases: ["h1", "h1 royale", "starex", "starex mover"],
      share: 4,
      variants: [
        v("2.4 Elegance AT", "bensin", "otomatis", 2359, [2008, 2021], 505),
        v("2.4 XG AT", "bensin", "otomatis", 2359, [2008, 2018], 521),
        v("2.5 CRDi Elegance AT", "diesel", "otomatis", 2497, [2011, 2021], 558),
        v("2.5 CRDi XG AT", "diesel", "otomatis", 2497, [2011, 2018], 569),
        v("2.5 CRDi Royale AT", "diesel", "otomatis", 2497, [2016, 2021], 595),
        v("2.4 Royale AT", "bensin", "otomatis", 2359, [2016, 2021], 565),
        v("2.5 Starex Diesel MT", "diesel", "manual", 2476, [2e3, 2007], 268)
      ]
    },
    {
      slug: "ioniq-5",
      name: "Ioniq 5",
      body: "crossover",
      aliases: ["ionic 5", "ioniq5"],
      share: 3,
      variants: [
        v("Prime Standard Range", "listrik", "otomatis", 0, [2022, null], 748),
        v("Prime Long Range", "listrik", "otomatis", 0, [2022, null], 803),
        v("Signature Standard Range", "listrik", "otomatis", 0, [2022, null], 812),
        v("Signature Long Range", "listrik", "otomatis", 0, [2022, null], 868),
        v("Batik", "listrik", "otomatis", 0, [2024, 2025], 881),
        v("N", "listrik", "otomatis", 0, [2024, null], 1380)
      ]
    },
    {
      slug: "ioniq-6",
      name: "Ioniq 6",
      body: "sedan",
      aliases: ["ionic 6", "ioniq6"],
      share: 0.4,
      variants: [v("Signature", "listrik", "otomatis", 0, [2023, 2025], 1197)]
    },
    {
      slug: "ioniq",
      name: "Ioniq Electric",
      body: "sedan",
      aliases: ["ioniq ev"],
      share: 0.8,
      variants: [
        v("Prime", "listrik", "otomatis", 0, [2020, 2022], 637),
        v("Signature", "listrik", "otomatis", 0, [2020, 2022], 677)
      ]
    },
    {
      slug: "kona",
      name: "Kona",
      body: "crossover",
      aliases: ["kona gasoline"],
      share: 1.5,
      variants: [v("2.0 AT", "bensin", "otomatis", 1999, [2019, 2021], 398)]
    },
    {
      slug: "kona-electric",
      name: "Kona Electric",
      body: "crossover",
      aliases: ["kona ev", "all new kona electric"],
      share: 1.5,
      variants: [
        v("39 kWh", "listrik", "otomatis", 0, [2020, 2023], 742),
        v("Style", "listrik", "otomatis", 0, [2024, null], 499),
        v("Prime Standard Range", "listrik", "otomatis", 0, [2024, null], 538),
        v("Signature Long Range", "listrik", "otomatis", 0, [2024, null], 589)
      ]
    },
    {
      slug: "grand-i10",
      name: "Grand i10",
      body: "hatchback",
      aliases: ["i10 grand"],
      share: 4,
      variants: [
        v("1.2 GL MT", "bensin", "manual", 1197, [2014, 2018], 160),
        v("1.2 GLX MT", "bensin", "manual", 1197, [2014, 2019], 176),
        v("1.2 X MT", "bensin", "manual", 1197, [2016, 2020], 182),
        v("1.2 GLX AT", "bensin", "otomatis", 1197, [2014, 2020], 193)
      ]
    },
    {
      slug: "i10",
      name: "i10",
      body: "hatchback",
      aliases: ["i 10"],
      share: 2,
      variants: [
        v("1.1 GL MT", "bensin", "manual", 1086, [2008, 2014], 132),
        v("1.1 GLS MT", "bensin", "manual", 1086, [2008, 2014], 143),
        v("1.1 GLS AT", "bensin", "otomatis", 1086, [2008, 2014], 154)
      ]
    },
    {
      slug: "i20",
      name: "i20",
      body: "hatchback",
      aliases: ["i 20"],
      share: 1.2,
      variants: [
        v("1.4 SG MT", "bensin", "manual", 1396, [2008, 2016], 203),
        v("1.4 GL AT", "bensin", "otomatis", 1396, [2008, 2016], 218)
      ]
    },
    {
      slug: "avega",
      name: "Avega",
      body: "sedan",
      aliases: ["accent verna"],
      share: 1.2,
      variants: [
        v("1.5 GL MT", "bensin", "manual", 1495, [2007, 2011], 142),
        v("1.5 GX MT", "bensin", "manual", 1495, [2007, 2012], 155),
        v("1.5 SG AT", "bensin", "otomatis", 1495, [2007, 2012], 166)
      ]
    },
    {
      slug: "grand-avega",
      name: "Grand Avega",
      body: "hatchback",
      aliases: [],
      share: 1.8,
      variants: [
        v("1.4 GL MT", "bensin", "manual", 1396, [2011, 2018], 193),
        v("1.4 GL AT", "bensin", "otomatis", 1396, [2011, 2018], 205),
        v("1.4 SG AT", "bensin", "otomatis", 1396, [2011, 2018], 216)
      ]
    },
    {
      slug: "getz",
      name: "Getz",
      body: "hatchback",
      aliases: [],
      share: 1.5,
      variants: [
        v("1.3 MT", "bensin", "manual", 1341, [2004, 2008], 122),
        v("1.4 MT", "bensin", "manual", 1399, [2005, 2010], 133),
        v("1.4 AT", "bensin", "otomatis", 1399, [2005, 2010], 144)
      ]
    },
    {
      slug: "atoz",
      name: "Atoz",
      body: "hatchback",
      aliases: ["atos"],
      share: 2,
      variants: [
        v("1.0 GLS MT", "bensin", "manual", 999, [1999, 2004], 82),
        v("1.1 GLS MT", "bensin", "manual", 1086, [2004, 2008], 92),
        v("1.1 GLS AT", "bensin", "otomatis", 1086, [2005, 2008], 100)
      ]
    },
    {
      slug: "accent",
      name: "Accent",
      body: "sedan",
      aliases: ["excel"],
      share: 0.8,
      variants: [
        v("1.5 Excel MT", "bensin", "manual", 1468, [1993, 1998], 65),
        v("1.5 MT", "bensin", "manual", 1495, [1997, 2006], 128)
      ]
    },
    {
      slug: "elantra",
      name: "Elantra",
      body: "sedan",
      aliases: [],
      share: 0.7,
      variants: [
        v("1.8 MT", "bensin", "manual", 1795, [1992, 2e3], 92),
        v("1.6 MT", "bensin", "manual", 1591, [2011, 2016], 284),
        v("1.8 GLS AT", "bensin", "otomatis", 1797, [2011, 2016], 332)
      ]
    },
    {
      slug: "sonata",
      name: "Sonata",
      body: "sedan",
      aliases: [],
      share: 0.6,
      variants: [
        v("2.0 GLS AT", "bensin", "otomatis", 1997, [1994, 2004], 215),
        v("2.4 AT", "bensin", "otomatis", 2359, [2005, 2015], 468)
      ]
    },
    {
      slug: "matrix",
      name: "Matrix",
      body: "mpv",
      aliases: [],
      share: 0.6,
      variants: [
        v("1.6 MT", "bensin", "manual", 1599, [2002, 2007], 162),
        v("1.8 AT", "bensin", "otomatis", 1795, [2002, 2007], 178)
      ]
    },
    {
      slug: "trajet",
      name: "Trajet",
      body: "mpv",
      aliases: [],
      share: 1.2,
      variants: [
        v("2.0 GL MT", "bensin", "manual", 1997, [2e3, 2007], 198),
        v("2.0 GLS AT", "bensin", "otomatis", 1997, [2001, 2008], 224),
        v("2.0 CRDi MT", "diesel", "manual", 1991, [2003, 2007], 226)
      ]
    }
  ]
};

// src/server/db/seed/vehicles/isuzu.ts
var isuzu = {
  slug: "isuzu",
  name: "Isuzu",
  aliases: [],
  popular: false,
  models: [
    {
      slug: "panther",
      name: "Panther",
      body: "mpv",
      aliases: [
        "phanter",
        "panther touring",
        "panther ls",
        "panther grand touring",
        "panther kapsul",
        "panther kotak",
        "panter"
      ],
      share: 9,
      variants: [
        v("2.3 Royale Diesel MT", "diesel", "manual", 2238, [1991, 1996], 49),
        v("2.5 Hi Grade Diesel MT", "diesel", "manual", 2499, [1996, 2e3], 98),
        v("2.5 New Royale Diesel MT", "diesel", "manual", 2499, [1996, 2e3], 92),
        v("2.5 SV Diesel MT", "diesel", "manual", 2499, [2e3, 2005], 128),
        v("2.5 SM Diesel MT", "diesel", "manual", 2499, [2e3, 2018], 234),
        v("2.5 LM Diesel MT", "diesel", "manual", 2499, [2e3, 2020], 254),
        v("2.5 LV Diesel MT", "diesel", "manual", 2499, [2e3, 2018], 262),
        v("2.5 LS Diesel MT", "diesel", "manual", 2499, [2e3, 2020], 288),
        v("2.5 LS Hi Grade Diesel MT", "diesel", "manual", 2499, [2001, 2005], 178),
        v("2.5 LS Turbo Diesel MT", "diesel", "manual", 2499, [2005, 2020], 291),
        v("2.5 LS Diesel AT", "diesel", "otomatis", 2499, [2001, 2008], 212),
        v("2.5 Touring Diesel MT", "diesel", "manual", 2499, [2e3, 2009], 224),
        v("2.5 Grand Touring Diesel MT", "diesel", "manual", 2499, [2009, 2020], 312),
        v("2.5 Pick Up Diesel MT", "diesel", "manual", 2499, [1996, 2020], 202)
      ]
    },
    {
      slug: "mu-x",
      name: "MU-X",
      body: "suv",
      aliases: ["mux"],
      share: 2.5,
      variants: [
        v("2.5 4x2 Diesel MT", "diesel", "manual", 2499, [2014, 2017], 398),
        v("2.5 4x2 Diesel AT", "diesel", "otomatis", 2499, [2014, 2017], 430),
        v("2.5 Premiere 4x2 Diesel AT", "diesel", "otomatis", 2499, [2015, 2020], 469),
        v("3.0 4x4 Diesel AT", "diesel", "otomatis", 2999, [2021, 2023], 672),
        v("1.9 4x4 Diesel AT", "diesel", "otomatis", 1898, [2022, null], 608)
      ]
    },
    {
      slug: "d-max",
      name: "D-Max",
      body: "pickup-truck",
      aliases: ["dmax", "d-max rodeo"],
      share: 2.5,
      variants: [
        v("1.9 Single Cab 4x4 Diesel MT", "diesel", "manual", 1898, [2022, null], 416),
        v("1.9 Double Cab 4x4 Diesel MT", "diesel", "manual", 1898, [2022, null], 489),
        v("1.9 Rodeo Double Cab 4x4 Diesel MT", "diesel", "manual", 1898, [2022, null], 532),
        v("2.5 Rodeo Double Cab 4x4 Diesel MT", "diesel", "manual", 2499, [2014, 2021], 428),
        v("2.5 Double Cab 4x4 Diesel MT", "diesel", "manual", 2499, [2011, 2021], 392),
        v("3.0 Rodeo Double Cab 4x4 Diesel MT", "diesel", "manual", 2999, [2008, 2014], 382),
        v("3.0 LS Double Cab 4x4 Diesel MT", "diesel", "manual", 2999, [2003, 2011], 302)
      ]
    },
    {
      slug: "elf",
      name: "Elf",
      body: "pickup-truck",
      aliases: ["elf nlr", "elf nmr", "elf microbus", "elf nkr", "elf nhr", "elf giga"],
      share: 3,
      variants: [
        v("2.8 NHR 55 Diesel MT", "diesel", "manual", 2771, [2007, 2022], 306),
        v("2.8 NLR 55 Diesel MT", "diesel", "manual", 2771, [2011, 2022], 336),
        v("2.8 NLR 55 BX Microbus Diesel MT", "diesel", "manual", 2771, [2011, 2022], 352),
        v("4.6 NKR 71 Diesel MT", "diesel", "manual", 4570, [2007, 2022], 389),
        v("4.8 NMR 71 HD Diesel MT", "diesel", "manual", 4778, [2012, 2022], 428),
        v("3.0 NLR Euro 4 Diesel MT", "diesel", "manual", 2999, [2022, null], 386),
        v("3.0 NLR B Euro 4 Microbus Diesel MT", "diesel", "manual", 2999, [2022, null], 398),
        v("5.2 NMR 81 HD Euro 4 Diesel MT", "diesel", "manual", 5193, [2022, null], 536)
      ]
    },
    {
      slug: "traga",
      name: "Traga",
      body: "pickup-truck",
      aliases: ["traga bus", "traga box"],
      share: 3,
      variants: [
        v("2.5 Pick Up Diesel MT", "diesel", "manual", 2499, [2018, 2022], 246),
        v("2.5 Pick Up Euro 4 Diesel MT", "diesel", "manual", 2499, [2022, null], 288),
        v("2.5 Box Diesel MT", "diesel", "manual", 2499, [2018, null], 320),
        v("2.5 Bus Diesel MT", "diesel", "manual", 2499, [2020, null], 366)
      ]
    },
    {
      slug: "bison",
      name: "Bison",
      body: "pickup-truck",
      aliases: [],
      share: 0.3,
      variants: [v("2.5 Pick Up Diesel MT", "diesel", "manual", 2499, [2009, 2015], 158)]
    },
    {
      slug: "trooper",
      name: "Trooper",
      body: "suv",
      aliases: ["bighorn"],
      share: 0.3,
      variants: [
        v("2.8 Diesel MT", "diesel", "manual", 2771, [1988, 1995], 96),
        v("3.0 Diesel MT", "diesel", "manual", 2999, [1998, 2003], 340)
      ]
    }
  ]
};

// src/server/db/seed/vehicles/japanese.ts
var datsun = {
  slug: "datsun",
  name: "Datsun",
  aliases: [],
  popular: false,
  models: [
    {
      slug: "datsun-go",
      name: "GO",
      body: "hatchback",
      aliases: ["go hatchback"],
      share: 4,
      variants: [
        v("1.2 A MT", "bensin", "manual", 1198, [2014, 2019], 107),
        v("1.2 T MT", "bensin", "manual", 1198, [2014, 2020], 119),
        v("1.2 T Option MT", "bensin", "manual", 1198, [2014, 2018], 115),
        v("1.2 T CVT", "bensin", "otomatis", 1198, [2018, 2020], 139)
      ]
    },
    {
      slug: "datsun-go-plus",
      name: "GO+ Panca",
      body: "mpv",
      aliases: ["go plus", "go plus panca", "go+panca t-style", "go live"],
      share: 6,
      variants: [
        v("1.2 D MT", "bensin", "manual", 1198, [2014, 2018], 97),
        v("1.2 A MT", "bensin", "manual", 1198, [2014, 2019], 112),
        v("1.2 T MT", "bensin", "manual", 1198, [2014, 2020], 126),
        v("1.2 T Style MT", "bensin", "manual", 1198, [2014, 2018], 124),
        v("1.2 T Option MT", "bensin", "manual", 1198, [2014, 2018], 121),
        v("1.2 T CVT", "bensin", "otomatis", 1198, [2018, 2020], 147)
      ]
    },
    {
      slug: "datsun-cross",
      name: "Cross",
      body: "crossover",
      aliases: ["cross cvt"],
      share: 2.5,
      variants: [
        v("1.2 MT", "bensin", "manual", 1198, [2018, 2020], 164),
        v("1.2 CVT", "bensin", "otomatis", 1198, [2018, 2020], 176)
      ]
    }
  ]
};
var lexus = {
  slug: "lexus",
  name: "Lexus",
  aliases: [],
  popular: false,
  models: [
    {
      slug: "lexus-es",
      name: "ES",
      body: "sedan",
      aliases: ["es250", "es300", "es300h", "es330", "es350"],
      share: 0.8,
      variants: [
        v("2.5 ES250 AT", "bensin", "otomatis", 2487, [2018, 2024], 1220),
        v("2.5 ES300h Luxury AT", "hybrid", "otomatis", 2487, [2018, null], 1390),
        v("2.5 ES300h Ultra Luxury AT", "hybrid", "otomatis", 2487, [2018, null], 1480),
        v("3.0 ES300 AT", "bensin", "otomatis", 2995, [1998, 2006], 580),
        v("3.5 ES350 AT", "bensin", "otomatis", 3456, [2007, 2012], 940)
      ]
    },
    {
      slug: "lexus-is",
      name: "IS",
      body: "sedan",
      aliases: ["is200", "is250", "is300", "is300h"],
      share: 0.5,
      variants: [
        v("2.0 IS200 AT", "bensin", "otomatis", 1988, [1999, 2005], 460),
        v("2.5 IS250 AT", "bensin", "otomatis", 2500, [2006, 2015], 780),
        v("2.0 IS300 F Sport AT", "bensin", "otomatis", 1998, [2016, 2024], 1230),
        v("2.5 IS300h F Sport AT", "hybrid", "otomatis", 2494, [2021, null], 1290)
      ]
    },
    {
      slug: "lexus-gs",
      name: "GS",
      body: "sedan",
      aliases: ["gs300", "gs350"],
      share: 0.2,
      variants: [
        v("3.0 GS300 AT", "bensin", "otomatis", 2995, [2005, 2011], 1050),
        v("3.5 GS350 AT", "bensin", "otomatis", 3456, [2012, 2018], 1450)
      ]
    },
    {
      slug: "lexus-ls",
      name: "LS",
      body: "sedan",
      aliases: ["ls400", "ls430", "ls460", "ls460l", "ls500", "ls500h"],
      share: 0.3,
      variants: [
        v("4.0 LS400 AT", "bensin", "otomatis", 3969, [1990, 2e3], 650),
        v("4.6 LS460L AT", "bensin", "otomatis", 4608, [2007, 2017], 2650),
        v("3.5 LS500 AT", "bensin", "otomatis", 3445, [2018, 2024], 3350),
        v("3.5 LS500h Executive AT", "hybrid", "otomatis", 3456, [2018, 2024], 3990)
      ]
    },
    {
      slug: "lexus-ct",
      name: "CT200h",
      body: "hatchback",
      aliases: ["ct", "ct 200h"],
      share: 0.3,
      variants: [v("1.8 AT", "hybrid", "otomatis", 1798, [2011, 2018], 690)]
    },
    {
      slug: "lexus-ux",
      name: "UX",
      body: "crossover",
      aliases: ["ux200", "ux250h", "ux300e", "ux300h"],
      share: 0.6,
      variants: [
        v("2.0 UX200 Luxury AT", "bensin", "otomatis", 1987, [2019, 2023], 830),
        v("2.0 UX250h AT", "hybrid", "otomatis", 1987, [2020, 2024], 998),
        v("2.0 UX300h F Sport AT", "hybrid", "otomatis", 1987, [2024, null], 1095),
        v("UX300e", "listrik", "otomatis", 0, [2020, 2024], 1280)
      ]
    },
    {
      slug: "lexus-nx",
      name: "NX",
      body: "suv",
      aliases: ["nx200", "nx200t", "nx250", "nx300", "nx300h", "nx350h", "nx450h"],
      share: 1.2,
      variants: [
        v("2.0 NX200t Luxury AT", "bensin", "otomatis", 1998, [2014, 2017], 890),
        v("2.0 NX200t F Sport AT", "bensin", "otomatis", 1998, [2014, 2017], 960),
        v("2.0 NX300 Luxury AT", "bensin", "otomatis", 1998, [2018, 2021], 980),
        v("2.0 NX300 F Sport AT", "bensin", "otomatis", 1998, [2018, 2021], 1060),
        v("2.5 NX350h Luxury AT", "hybrid", "otomatis", 2487, [2021, null], 1298),
        v("2.5 NX350h F Sport AT", "hybrid", "otomatis", 2487, [2021, null], 1420),
        v("2.5 NX450h+ F Sport AT", "hybrid", "otomatis", 2487, [2021, null], 1580)
      ]
    },
    {
      slug: "lexus-rx",
      name: "RX",
      body: "suv",
      aliases: ["rx200t", "rx270", "rx300", "rx330", "rx350", "rx350h", "rx400h", "rx450h", "rx500h"],
      share: 2.5,
      variants: [
        v("3.0 RX300 AT", "bensin", "otomatis", 2995, [1998, 2003], 640),
        v("3.3 RX330 AT", "bensin", "otomatis", 3311, [2003, 2006], 780),
        v("3.5 RX350 AT", "bensin", "otomatis", 3456, [2006, 2015], 1190),
        v("2.7 RX270 AT", "bensin", "otomatis", 2672, [2010, 2015], 960),
        v("2.0 RX200t Luxury AT", "bensin", "otomatis", 1998, [2015, 2017], 1170),
        v("2.0 RX200t F Sport AT", "bensin", "otomatis", 1998, [2015, 2017], 1250),
        v("2.0 RX300 Luxury AT", "bensin", "otomatis", 1998, [2018, 2022], 1290),
        v("2.0 RX300 F Sport AT", "bensin", "otomatis", 1998, [2018, 2022], 1390),
        v("2.5 RX350h Luxury AT", "hybrid", "otomatis", 2487, [2022, null], 1720),
        v("2.4 RX500h F Sport AT", "hybrid", "otomatis", 2393, [2022, null], 2180)
      ]
    },
    {
      slug: "lexus-gx",
      name: "GX",
      body: "suv",
      aliases: ["gx460", "gx470", "gx550"],
      share: 0.2,
      variants: [
        v("4.6 GX460 AT", "bensin", "otomatis", 4608, [2010, 2023], 2350),
        v("3.4 GX550 AT", "bensin", "otomatis", 3445, [2024, null], 3180)
      ]
    },
    {
      slug: "lexus-lx",
      name: "LX",
      body: "suv",
      aliases: ["lx470", "lx570", "lx600", "lx700h"],
      share: 0.8,
      variants: [
        v("4.7 LX470 AT", "bensin", "otomatis", 4664, [1998, 2007], 1580),
        v("5.7 LX570 AT", "bensin", "otomatis", 5663, [2008, 2021], 3350),
        v("5.7 LX570 Sport AT", "bensin", "otomatis", 5663, [2016, 2021], 3480),
        v("3.4 LX600 Ultra Luxury AT", "bensin", "otomatis", 3445, [2022, null], 4190)
      ]
    },
    {
      slug: "lexus-lm",
      name: "LM",
      body: "mpv",
      aliases: ["lm300h", "lm350", "lm350h", "lm500h"],
      share: 0.9,
      variants: [
        v("3.5 LM350 7-Seater AT", "bensin", "otomatis", 3456, [2020, 2023], 2180),
        v("3.5 LM350 4-Seater AT", "bensin", "otomatis", 3456, [2020, 2023], 2780),
        v("2.5 LM350h 7-Seater AT", "hybrid", "otomatis", 2487, [2023, null], 2650),
        v("2.5 LM350h 4-Seater AT", "hybrid", "otomatis", 2487, [2023, null], 3180)
      ]
    },
    {
      slug: "lexus-rz",
      name: "RZ",
      body: "suv",
      aliases: ["rz450e"],
      share: 0.1,
      variants: [v("RZ450e Luxury", "listrik", "otomatis", 0, [2023, null], 1690)]
    },
    {
      slug: "lexus-lbx",
      name: "LBX",
      body: "crossover",
      aliases: [],
      share: 0.2,
      variants: [v("1.5 Hybrid AT", "hybrid", "otomatis", 1490, [2024, null], 799)]
    },
    {
      slug: "lexus-rc",
      name: "RC",
      body: "coupe",
      aliases: ["rc200t", "rc f", "rc300"],
      share: 0.1,
      variants: [
        v("2.0 RC200t F Sport AT", "bensin", "otomatis", 1998, [2015, 2019], 1350),
        v("5.0 RC F AT", "bensin", "otomatis", 4969, [2015, 2022], 2750)
      ]
    },
    {
      slug: "lexus-lc",
      name: "LC500",
      body: "coupe",
      aliases: ["lc"],
      share: 0.1,
      variants: [v("5.0 AT", "bensin", "otomatis", 4969, [2017, 2024], 4350)]
    }
  ]
};
var subaru = {
  slug: "subaru",
  name: "Subaru",
  aliases: [],
  popular: false,
  models: [
    {
      slug: "forester",
      name: "Forester",
      body: "suv",
      aliases: [],
      share: 1.2,
      variants: [
        v("2.0 X AT", "bensin", "otomatis", 1994, [2008, 2013], 385),
        v("2.0 XT Turbo AT", "bensin", "otomatis", 1998, [2009, 2014], 498),
        v("2.0 i-L AT", "bensin", "otomatis", 1995, [2013, 2014], 456),
        v("2.0 i-S EyeSight AT", "bensin", "otomatis", 1995, [2022, 2024], 664),
        v("2.5 e-Boxer Hybrid AT", "hybrid", "otomatis", 2498, [2025, null], 729)
      ]
    },
    {
      slug: "subaru-xv",
      name: "XV",
      body: "crossover",
      aliases: [],
      share: 0.8,
      variants: [v("2.0 AT", "bensin", "otomatis", 1995, [2012, 2014], 408)]
    },
    {
      slug: "crosstrek",
      name: "Crosstrek",
      body: "crossover",
      aliases: [],
      share: 0.5,
      variants: [
        v("2.0 i-S EyeSight AT", "bensin", "otomatis", 1995, [2023, null], 560),
        v("2.0 e-Boxer Hybrid AT", "hybrid", "otomatis", 1995, [2025, null], 648)
      ]
    },
    {
      slug: "outback",
      name: "Outback",
      body: "wagon",
      aliases: ["legacy outback"],
      share: 0.3,
      variants: [
        v("2.5 AT", "bensin", "otomatis", 2457, [2009, 2014], 580),
        v("2.5 Touring EyeSight AT", "bensin", "otomatis", 2498, [2022, null], 779)
      ]
    },
    {
      slug: "impreza",
      name: "Impreza",
      body: "sedan",
      aliases: ["impreza wrx", "impreza 1.5r"],
      share: 0.4,
      variants: [
        v("1.5 R AT", "bensin", "otomatis", 1498, [2008, 2011], 298),
        v("2.5 WRX STI MT", "bensin", "manual", 2457, [2008, 2014], 765)
      ]
    },
    {
      slug: "wrx",
      name: "WRX",
      body: "sedan",
      aliases: ["wrx sti"],
      share: 0.3,
      variants: [
        v("2.4 Turbo AT", "bensin", "otomatis", 2387, [2022, null], 985),
        v("2.4 Turbo MT", "bensin", "manual", 2387, [2022, null], 952),
        v("2.4 Wagon Turbo AT", "bensin", "otomatis", 2387, [2022, 2025], 995)
      ]
    },
    {
      slug: "brz",
      name: "BRZ",
      body: "coupe",
      aliases: [],
      share: 0.5,
      variants: [
        v("2.0 MT", "bensin", "manual", 1998, [2012, 2014], 615),
        v("2.0 AT", "bensin", "otomatis", 1998, [2012, 2014], 635),
        v("2.4 EyeSight MT", "bensin", "manual", 2387, [2022, null], 889),
        v("2.4 EyeSight AT", "bensin", "otomatis", 2387, [2022, null], 939)
      ]
    },
    {
      slug: "legacy",
      name: "Legacy",
      body: "sedan",
      aliases: [],
      share: 0.2,
      variants: [v("2.0 AT", "bensin", "otomatis", 1994, [2004, 2013], 490)]
    }
  ]
};
var infiniti = {
  slug: "infiniti",
  name: "Infiniti",
  aliases: [],
  popular: false,
  models: [
    {
      slug: "infiniti-fx",
      name: "FX",
      body: "suv",
      aliases: ["fx35", "fx37", "qx70"],
      share: 0.3,
      variants: [
        v("3.5 FX35 AT", "bensin", "otomatis", 3498, [2009, 2013], 1080),
        v("3.7 FX37 AT", "bensin", "otomatis", 3696, [2011, 2014], 1180),
        v("3.7 QX70 AT", "bensin", "otomatis", 3696, [2014, 2016], 1250)
      ]
    },
    {
      slug: "infiniti-g",
      name: "G",
      body: "sedan",
      aliases: ["g25", "g37"],
      share: 0.1,
      variants: [
        v("2.5 G25 AT", "bensin", "otomatis", 2496, [2011, 2014], 740),
        v("3.7 G37 AT", "bensin", "otomatis", 3696, [2009, 2014], 920)
      ]
    },
    {
      slug: "infiniti-q50",
      name: "Q50",
      body: "sedan",
      aliases: [],
      share: 0.2,
      variants: [v("2.0 Turbo AT", "bensin", "otomatis", 1991, [2014, 2017], 790)]
    },
    {
      slug: "infiniti-qx80",
      name: "QX80",
      body: "suv",
      aliases: ["qx56"],
      share: 0.1,
      variants: [v("5.6 AT", "bensin", "otomatis", 5552, [2011, 2016], 1980)]
    },
    {
      slug: "infiniti-qx60",
      name: "QX60",
      body: "suv",
      aliases: ["jx35", "jx"],
      share: 0.1,
      variants: [v("3.5 AT", "bensin", "otomatis", 3498, [2013, 2016], 1050)]
    },
    {
      slug: "infiniti-m",
      name: "M",
      body: "sedan",
      aliases: ["m37", "m25", "q70"],
      share: 0.1,
      variants: [v("3.7 M37 AT", "bensin", "otomatis", 3696, [2011, 2014], 1280)]
    }
  ]
};

// src/server/db/seed/vehicles/kia.ts
var kia = {
  slug: "kia",
  name: "Kia",
  aliases: [],
  popular: false,
  models: [
    {
      slug: "picanto",
      name: "Picanto",
      body: "hatchback",
      aliases: ["picanto cosmo", "all new picanto", "morning"],
      share: 5,
      variants: [
        v("1.1 MT", "bensin", "manual", 1086, [2004, 2011], 112),
        v("1.1 AT", "bensin", "otomatis", 1086, [2004, 2011], 124),
        v("1.1 Cosmo MT", "bensin", "manual", 1086, [2008, 2011], 121),
        v("1.2 SE MT", "bensin", "manual", 1248, [2011, 2017], 164),
        v("1.2 SE AT", "bensin", "otomatis", 1248, [2011, 2017], 176),
        v("1.2 Platinum AT", "bensin", "otomatis", 1248, [2013, 2017], 181),
        v("1.2 EX MT", "bensin", "manual", 1248, [2017, 2021], 169),
        v("1.2 EX AT", "bensin", "otomatis", 1248, [2017, 2021], 180),
        v("1.2 GT Line MT", "bensin", "manual", 1248, [2017, 2021], 176),
        v("1.2 GT Line AT", "bensin", "otomatis", 1248, [2017, 2021], 189)
      ]
    },
    {
      slug: "rio",
      name: "Rio",
      body: "hatchback",
      aliases: ["all new rio", "pride hatchback"],
      share: 3,
      variants: [
        v("1.4 MT", "bensin", "manual", 1396, [2005, 2017], 222),
        v("1.4 AT", "bensin", "otomatis", 1396, [2005, 2017], 236),
        v("1.4 Platinum AT", "bensin", "otomatis", 1396, [2012, 2017], 243),
        v("1.4 GT Line AT", "bensin", "otomatis", 1368, [2017, 2021], 283),
        v("1.5 MT", "bensin", "manual", 1493, [2001, 2005], 122)
      ]
    },
    {
      slug: "visto",
      name: "Visto",
      body: "hatchback",
      aliases: [],
      share: 2,
      variants: [
        v("1.0 MT", "bensin", "manual", 999, [2e3, 2004], 82),
        v("1.0 AT", "bensin", "otomatis", 999, [2001, 2004], 92)
      ]
    },
    {
      slug: "pride",
      name: "Pride",
      body: "sedan",
      aliases: [],
      share: 0.6,
      variants: [v("1.3 MT", "bensin", "manual", 1323, [1996, 2004], 69)]
    },
    {
      slug: "sephia",
      name: "Sephia",
      body: "sedan",
      aliases: ["sephia ii"],
      share: 0.4,
      variants: [v("1.5 MT", "bensin", "manual", 1498, [1996, 2001], 62)]
    },
    {
      slug: "shuma",
      name: "Shuma",
      body: "sedan",
      aliases: [],
      share: 0.2,
      variants: [v("1.5 MT", "bensin", "manual", 1498, [1999, 2002], 92)]
    },
    {
      slug: "carens",
      name: "Carens",
      body: "mpv",
      aliases: [],
      share: 2.5,
      variants: [
        v("1.8 MT", "bensin", "manual", 1793, [2e3, 2005], 165),
        v("2.0 AT", "bensin", "otomatis", 1975, [2004, 2012], 248),
        v("1.5 Smart MT", "bensin", "manual", 1497, [2023, 2025], 325),
        v("1.5 Premiere IVT", "bensin", "otomatis", 1497, [2023, null], 428),
        v("1.4 Premiere Turbo DCT", "bensin", "otomatis", 1353, [2023, 2024], 430)
      ]
    },
    {
      slug: "carnival",
      name: "Carnival",
      body: "mpv",
      aliases: ["all new carnival"],
      share: 1.8,
      variants: [
        v("2.9 CRDi Diesel AT", "diesel", "otomatis", 2902, [2e3, 2006], 278),
        v("2.5 V6 AT", "bensin", "otomatis", 2497, [2e3, 2005], 265),
        v("2.2 Premiere Diesel AT", "diesel", "otomatis", 2151, [2022, null], 998),
        v("2.2 Dynamic Diesel AT", "diesel", "otomatis", 2151, [2022, 2024], 848)
      ]
    },
    {
      slug: "grand-sedona",
      name: "Grand Sedona",
      body: "mpv",
      aliases: ["sedona"],
      share: 1,
      variants: [
        v("3.3 V6 AT", "bensin", "otomatis", 3342, [2016, 2019], 518),
        v("2.2 CRDi AT", "diesel", "otomatis", 2199, [2016, 2021], 562),
        v("2.2 Platinum Diesel AT", "diesel", "otomatis", 2199, [2016, 2021], 601)
      ]
    },
    {
      slug: "sportage",
      name: "Sportage",
      body: "suv",
      aliases: ["all new sportage"],
      share: 2.5,
      variants: [
        v("2.0 MT", "bensin", "manual", 1998, [1998, 2004], 165),
        v("2.0 LX MT", "bensin", "manual", 1998, [2005, 2015], 329),
        v("2.0 EX AT", "bensin", "otomatis", 1998, [2005, 2016], 388),
        v("2.0 Platinum AT", "bensin", "otomatis", 1998, [2011, 2016], 399),
        v("2.0 GT Line AT", "bensin", "otomatis", 1999, [2016, 2019], 444)
      ]
    },
    {
      slug: "sorento",
      name: "Sorento",
      body: "suv",
      aliases: ["sorrento"],
      share: 1.5,
      variants: [
        v("2.4 AT", "bensin", "otomatis", 2359, [2009, 2015], 428),
        v("2.5 CRDi MT", "diesel", "manual", 2497, [2003, 2009], 338),
        v("2.2 CRDi AT", "diesel", "otomatis", 2199, [2013, 2018], 498),
        v("2.2 Diesel AT", "diesel", "otomatis", 2151, [2021, 2023], 698),
        v("1.6 Hybrid AT", "hybrid", "otomatis", 1598, [2024, null], 898)
      ]
    },
    {
      slug: "seltos",
      name: "Seltos",
      body: "suv",
      aliases: [],
      share: 2,
      variants: [
        v("1.4 E Turbo DCT", "bensin", "otomatis", 1353, [2020, 2022], 295),
        v("1.4 EX Turbo DCT", "bensin", "otomatis", 1353, [2020, 2022], 355),
        v("1.4 EX Plus Turbo DCT", "bensin", "otomatis", 1353, [2020, 2023], 397),
        v("1.5 EX Plus IVT", "bensin", "otomatis", 1497, [2023, null], 427)
      ]
    },
    {
      slug: "sonet",
      name: "Sonet",
      body: "suv",
      aliases: [],
      share: 3,
      variants: [
        v("1.5 Active MT", "bensin", "manual", 1497, [2020, 2022], 199),
        v("1.5 Smart MT", "bensin", "manual", 1497, [2020, 2023], 228),
        v("1.5 Smart IVT", "bensin", "otomatis", 1497, [2020, 2024], 256),
        v("1.5 Dynamic IVT", "bensin", "otomatis", 1497, [2020, 2023], 279),
        v("1.5 Premiere IVT", "bensin", "otomatis", 1497, [2020, null], 337),
        v("1.5 Premiere 7 IVT", "bensin", "otomatis", 1497, [2021, 2024], 309)
      ]
    },
    {
      slug: "soul",
      name: "Soul",
      body: "crossover",
      aliases: [],
      share: 0.4,
      variants: [
        v("1.6 MT", "bensin", "manual", 1591, [2009, 2013], 218),
        v("1.6 AT", "bensin", "otomatis", 1591, [2009, 2013], 232)
      ]
    },
    {
      slug: "optima",
      name: "Optima",
      body: "sedan",
      aliases: [],
      share: 0.3,
      variants: [v("2.4 AT", "bensin", "otomatis", 2359, [2012, 2016], 429)]
    },
    {
      slug: "cerato",
      name: "Cerato",
      body: "sedan",
      aliases: [],
      share: 0.2,
      variants: [v("1.6 AT", "bensin", "otomatis", 1591, [2009, 2012], 258)]
    },
    {
      slug: "travello",
      name: "Travello",
      body: "van",
      aliases: ["pregio", "big up"],
      share: 0.6,
      variants: [
        v("2.7 Pregio Diesel MT", "diesel", "manual", 2665, [1999, 2006], 152),
        v("2.7 Travello Diesel MT", "diesel", "manual", 2665, [2005, 2014], 228),
        v("2.7 Big Up Pick Up Diesel MT", "diesel", "manual", 2665, [2006, 2014], 172)
      ]
    },
    {
      slug: "ev6",
      name: "EV6",
      body: "crossover",
      aliases: [],
      share: 0.4,
      variants: [v("GT-Line", "listrik", "otomatis", 0, [2022, 2025], 1349)]
    },
    {
      slug: "ev9",
      name: "EV9",
      body: "suv",
      aliases: [],
      share: 0.2,
      variants: [
        v("Earth", "listrik", "otomatis", 0, [2024, null], 1575),
        v("GT-Line", "listrik", "otomatis", 0, [2024, null], 1975)
      ]
    }
  ]
};

// src/server/db/seed/vehicles/korean.ts
var ssangyong = {
  slug: "ssangyong",
  name: "SsangYong",
  aliases: ["ssang yong", "kgm"],
  popular: false,
  models: [
    {
      slug: "musso",
      name: "Musso",
      body: "suv",
      aliases: [],
      share: 0.2,
      variants: [
        v("2.9 Diesel MT", "diesel", "manual", 2874, [1996, 2004], 245),
        v("3.2 AT", "bensin", "otomatis", 3199, [1997, 2002], 285)
      ]
    },
    {
      slug: "korando",
      name: "Korando",
      body: "suv",
      aliases: [],
      share: 0.2,
      variants: [v("2.9 Diesel MT", "diesel", "manual", 2874, [1998, 2005], 235)]
    },
    {
      slug: "rexton",
      name: "Rexton",
      body: "suv",
      aliases: [],
      share: 0.2,
      variants: [v("2.7 XDi Diesel AT", "diesel", "otomatis", 2696, [2003, 2014], 518)]
    },
    {
      slug: "actyon",
      name: "Actyon",
      body: "suv",
      aliases: ["actyon sports"],
      share: 0.1,
      variants: [v("2.0 XDi Diesel MT", "diesel", "manual", 1998, [2008, 2014], 348)]
    },
    {
      slug: "stavic",
      name: "Stavic",
      body: "mpv",
      aliases: [],
      share: 0.1,
      variants: [v("2.7 XDi Diesel AT", "diesel", "otomatis", 2696, [2006, 2012], 408)]
    }
  ]
};
var daewoo = {
  slug: "daewoo",
  name: "Daewoo",
  aliases: [],
  popular: false,
  models: [
    {
      slug: "espero",
      name: "Espero",
      body: "sedan",
      aliases: [],
      share: 0.2,
      variants: [v("1.5 MT", "bensin", "manual", 1498, [1995, 1998], 62)]
    },
    {
      slug: "nexia",
      name: "Nexia",
      body: "sedan",
      aliases: [],
      share: 0.1,
      variants: [v("1.5 MT", "bensin", "manual", 1498, [1995, 1998], 53)]
    },
    {
      slug: "leganza",
      name: "Leganza",
      body: "sedan",
      aliases: [],
      share: 0.05,
      variants: [v("2.0 AT", "bensin", "otomatis", 1998, [1998, 2001], 178)]
    },
    {
      slug: "tacuma",
      name: "Tacuma",
      body: "mpv",
      aliases: [],
      share: 0.1,
      variants: [v("1.6 MT", "bensin", "manual", 1598, [2001, 2004], 138)]
    }
  ]
};
var bimantara = {
  slug: "bimantara",
  name: "Bimantara",
  aliases: ["bimantara hyundai"],
  popular: false,
  models: [
    {
      slug: "cakra",
      name: "Cakra",
      body: "sedan",
      aliases: [],
      share: 0.4,
      variants: [v("1.5 MT", "bensin", "manual", 1495, [1996, 2001], 68)]
    },
    {
      slug: "nenggala",
      name: "Nenggala",
      body: "sedan",
      aliases: [],
      share: 0.2,
      variants: [v("1.8 MT", "bensin", "manual", 1795, [1995, 1998], 78)]
    }
  ]
};

// src/server/db/seed/vehicles/mazda.ts
var mazda = {
  slug: "mazda",
  name: "Mazda",
  aliases: [],
  popular: true,
  models: [
    {
      slug: "mazda-2",
      name: "2",
      body: "hatchback",
      aliases: ["2 skyactiv", "2 hatchback", "2 sedan"],
      share: 9,
      variants: [
        v("1.5 S MT", "bensin", "manual", 1498, [2009, 2014], 198),
        v("1.5 S AT", "bensin", "otomatis", 1498, [2009, 2014], 210),
        v("1.5 V MT", "bensin", "manual", 1498, [2009, 2014], 214),
        v("1.5 V AT", "bensin", "otomatis", 1498, [2009, 2016], 245),
        v("1.5 R MT", "bensin", "manual", 1498, [2009, 2014], 225),
        v("1.5 R AT", "bensin", "otomatis", 1498, [2009, 2018], 278),
        v("1.5 RZ AT", "bensin", "otomatis", 1498, [2012, 2014], 238),
        v("1.5 GT AT", "bensin", "otomatis", 1496, [2014, 2024], 387),
        v("1.5 Sedan AT", "bensin", "otomatis", 1496, [2023, null], 382),
        v("1.5 Hatchback AT", "bensin", "otomatis", 1496, [2020, null], 399)
      ]
    },
    {
      slug: "mazda-3",
      name: "3",
      body: "sedan",
      aliases: ["3 hatchback", "3 sedan", "3 speed"],
      share: 4,
      variants: [
        v("1.6 MT", "bensin", "manual", 1598, [2006, 2010], 268),
        v("1.6 AT", "bensin", "otomatis", 1598, [2006, 2010], 282),
        v("2.0 AT", "bensin", "otomatis", 1999, [2006, 2013], 385),
        v("2.0 Skyactiv AT", "bensin", "otomatis", 1998, [2014, 2019], 435),
        v("2.0 Hatchback Skyactiv AT", "bensin", "otomatis", 1998, [2015, 2019], 452),
        v("2.0 Sedan AT", "bensin", "otomatis", 1998, [2019, 2024], 547),
        v("2.0 Hatchback AT", "bensin", "otomatis", 1998, [2019, null], 599),
        v("2.3 MPS Turbo MT", "bensin", "manual", 2261, [2008, 2009], 520)
      ]
    },
    {
      slug: "mazda-5",
      name: "5",
      body: "mpv",
      aliases: [],
      share: 0.5,
      variants: [v("2.0 AT", "bensin", "otomatis", 1999, [2006, 2013], 362)]
    },
    {
      slug: "mazda-6",
      name: "6",
      body: "sedan",
      aliases: ["6 estate", "atenza"],
      share: 2,
      variants: [
        v("2.3 AT", "bensin", "otomatis", 2261, [2003, 2008], 398),
        v("2.5 AT", "bensin", "otomatis", 2488, [2009, 2013], 478),
        v("2.5 Skyactiv AT", "bensin", "otomatis", 2488, [2013, 2017], 605),
        v("2.5 Elite AT", "bensin", "otomatis", 2488, [2018, 2024], 725),
        v("2.5 Elite Estate AT", "bensin", "otomatis", 2488, [2018, 2024], 749)
      ]
    },
    {
      slug: "mazda-8",
      name: "8",
      body: "mpv",
      aliases: [],
      share: 1.5,
      variants: [v("2.3 AT", "bensin", "otomatis", 2261, [2010, 2015], 462)]
    },
    {
      slug: "cx-3",
      name: "CX-3",
      body: "crossover",
      aliases: ["cx3"],
      share: 5,
      variants: [
        v("1.5 Sport AT", "bensin", "otomatis", 1496, [2021, null], 396),
        v("1.5 Pro AT", "bensin", "otomatis", 1496, [2021, 2024], 409),
        v("2.0 Touring AT", "bensin", "otomatis", 1998, [2017, 2020], 392),
        v("2.0 Grand Touring AT", "bensin", "otomatis", 1998, [2017, 2020], 426),
        v("2.0 Pro AT", "bensin", "otomatis", 1998, [2019, 2022], 463)
      ]
    },
    {
      slug: "cx-30",
      name: "CX-30",
      body: "crossover",
      aliases: ["cx30"],
      share: 2.5,
      variants: [
        v("2.0 Touring AT", "bensin", "otomatis", 1998, [2020, 2022], 489),
        v("2.0 GT AT", "bensin", "otomatis", 1998, [2020, null], 568)
      ]
    },
    {
      slug: "cx-5",
      name: "CX-5",
      body: "suv",
      aliases: ["cx5", "new cx-5"],
      share: 12,
      variants: [
        v("2.0 Sport MT", "bensin", "manual", 1998, [2012, 2014], 331),
        v("2.0 Sport AT", "bensin", "otomatis", 1998, [2012, 2016], 349),
        v("2.0 Touring AT", "bensin", "otomatis", 1998, [2012, 2014], 365),
        v("2.0 Grand Touring AT", "bensin", "otomatis", 1998, [2012, 2014], 401),
        v("2.5 Sport AT", "bensin", "otomatis", 2488, [2014, 2016], 382),
        v("2.5 Touring AT", "bensin", "otomatis", 2488, [2013, 2017], 425),
        v("2.5 Grand Touring AT", "bensin", "otomatis", 2488, [2013, 2019], 520),
        v("2.5 GT AT", "bensin", "otomatis", 2488, [2017, 2020], 536),
        v("2.5 Elite AT", "bensin", "otomatis", 2488, [2017, null], 640),
        v("2.5 Kuro Edition AT", "bensin", "otomatis", 2488, [2022, null], 664)
      ]
    },
    {
      slug: "cx-7",
      name: "CX-7",
      body: "suv",
      aliases: ["cx7"],
      share: 1,
      variants: [
        v("2.3 Turbo AT", "bensin", "otomatis", 2261, [2008, 2012], 525),
        v("2.5 AT", "bensin", "otomatis", 2488, [2010, 2012], 472)
      ]
    },
    {
      slug: "cx-8",
      name: "CX-8",
      body: "suv",
      aliases: ["cx8"],
      share: 1.5,
      variants: [
        v("2.5 Touring AT", "bensin", "otomatis", 2488, [2019, 2022], 678),
        v("2.5 Elite AT", "bensin", "otomatis", 2488, [2019, 2024], 788)
      ]
    },
    {
      slug: "cx-9",
      name: "CX-9",
      body: "suv",
      aliases: ["cx9"],
      share: 1.2,
      variants: [
        v("3.7 GT AT", "bensin", "otomatis", 3726, [2009, 2014], 652),
        v("2.5 Turbo FWD AT", "bensin", "otomatis", 2488, [2018, 2023], 868),
        v("2.5 Turbo AWD AT", "bensin", "otomatis", 2488, [2018, 2023], 958)
      ]
    },
    {
      slug: "cx-60",
      name: "CX-60",
      body: "suv",
      aliases: ["cx60"],
      share: 0.6,
      variants: [
        v("3.3 Elite AT", "hybrid", "otomatis", 3283, [2023, null], 1188),
        v("3.3 Kuro AT", "hybrid", "otomatis", 3283, [2023, null], 1199),
        v("2.5 Pro AT", "bensin", "otomatis", 2488, [2025, null], 758)
      ]
    },
    {
      slug: "cx-80",
      name: "CX-80",
      body: "suv",
      aliases: ["cx80"],
      share: 0.2,
      variants: [v("2.5 PHEV Kuro AT", "hybrid", "otomatis", 2488, [2025, null], 1199)]
    },
    {
      slug: "mx-5",
      name: "MX-5",
      body: "convertible",
      aliases: ["mx5", "miata", "mx-5 rf"],
      share: 0.5,
      variants: [
        v("1.8 MT", "bensin", "manual", 1839, [1998, 2005], 385),
        v("2.0 MT", "bensin", "manual", 1998, [2006, 2015], 548),
        v("2.0 MT ND", "bensin", "manual", 1998, [2017, null], 888),
        v("2.0 RF AT", "bensin", "otomatis", 1998, [2017, null], 938)
      ]
    },
    {
      slug: "mx-30",
      name: "MX-30",
      body: "crossover",
      aliases: ["mx30"],
      share: 0.2,
      variants: [v("EV", "listrik", "otomatis", 0, [2023, 2024], 860)]
    },
    {
      slug: "biante",
      name: "Biante",
      body: "mpv",
      aliases: [],
      share: 4,
      variants: [
        v("2.0 AT", "bensin", "otomatis", 1999, [2012, 2013], 369),
        v("2.0 Skyactiv AT", "bensin", "otomatis", 1997, [2013, 2018], 432),
        v("2.0 Limited Edition AT", "bensin", "otomatis", 1997, [2016, 2018], 441)
      ]
    },
    {
      slug: "premacy",
      name: "Premacy",
      body: "mpv",
      aliases: [],
      share: 0.6,
      variants: [v("1.8 AT", "bensin", "otomatis", 1840, [2002, 2005], 232)]
    },
    {
      slug: "tribute",
      name: "Tribute",
      body: "suv",
      aliases: [],
      share: 0.4,
      variants: [
        v("2.0 MT", "bensin", "manual", 1988, [2002, 2006], 258),
        v("3.0 V6 AT", "bensin", "otomatis", 2967, [2002, 2006], 315)
      ]
    },
    {
      slug: "bt-50",
      name: "BT-50",
      body: "pickup-truck",
      aliases: ["bt50"],
      share: 0.8,
      variants: [
        v("2.2 Double Cab 4x4 Diesel MT", "diesel", "manual", 2198, [2012, 2017], 412),
        v("2.5 Double Cab 4x4 Diesel MT", "diesel", "manual", 2499, [2007, 2012], 338),
        v("3.2 Double Cab 4x4 Diesel AT", "diesel", "otomatis", 3198, [2012, 2017], 512),
        v("3.0 Pro Double Cab 4x4 Diesel AT", "diesel", "otomatis", 2999, [2024, null], 769)
      ]
    },
    {
      slug: "familia",
      name: "Familia",
      body: "sedan",
      aliases: ["323", "323 familia", "astina", "lantis", "interplay"],
      share: 0.7,
      variants: [
        v("1.5 323 MT", "bensin", "manual", 1498, [1988, 1991], 38),
        v("1.6 Interplay MT", "bensin", "manual", 1597, [1990, 1993], 46),
        v("1.8 Familia MT", "bensin", "manual", 1840, [1996, 2001], 142),
        v("1.8 Lantis MT", "bensin", "manual", 1840, [1994, 1998], 98),
        v("1.8 Astina MT", "bensin", "manual", 1840, [1991, 1995], 72)
      ]
    },
    {
      slug: "mazda-626",
      name: "626",
      body: "sedan",
      aliases: ["capella", "cronos"],
      share: 0.4,
      variants: [
        v("2.0 Capella MT", "bensin", "manual", 1998, [1983, 1991], 35),
        v("2.0 Cronos MT", "bensin", "manual", 1991, [1992, 1997], 84)
      ]
    },
    {
      slug: "mr90",
      name: "MR90",
      body: "hatchback",
      aliases: ["baby boomer", "vantrend"],
      share: 0.3,
      variants: [
        v("1.4 MR90 MT", "bensin", "manual", 1415, [1990, 1993], 26),
        v("1.4 Vantrend MT", "bensin", "manual", 1415, [1993, 1997], 34)
      ]
    },
    {
      slug: "rx-8",
      name: "RX-8",
      body: "coupe",
      aliases: ["rx8"],
      share: 0.2,
      variants: [
        v("1.3 Rotary MT", "bensin", "manual", 1308, [2003, 2011], 620),
        v("1.3 Rotary AT", "bensin", "otomatis", 1308, [2003, 2011], 610)
      ]
    },
    {
      slug: "e2000",
      name: "E2000",
      body: "van",
      aliases: [],
      share: 0.2,
      variants: [v("2.0 MT", "bensin", "manual", 1998, [1996, 2005], 118)]
    }
  ]
};

// src/server/db/seed/vehicles/mercedes-benz.ts
var mercedesBenz = {
  slug: "mercedes-benz",
  name: "Mercedes-Benz",
  aliases: ["mercedes", "mercy", "merci", "mercedes benz", "mercedez", "mercedez benz", "benz", "merc"],
  popular: true,
  models: [
    {
      slug: "a-class",
      name: "A-Class",
      body: "hatchback",
      aliases: ["a150", "a180", "a200", "a250", "a35", "a35 amg", "a45", "a45 amg", "a class"],
      share: 1.2,
      variants: [
        v("1.5 A150 AT", "bensin", "otomatis", 1498, [2005, 2012], 380),
        v("1.7 A180 AT", "bensin", "otomatis", 1699, [2005, 2012], 415),
        v("1.6 A200 Urban AT", "bensin", "otomatis", 1595, [2013, 2018], 618),
        v("1.6 A200 AMG Line AT", "bensin", "otomatis", 1595, [2015, 2018], 649),
        v("2.0 A250 Sport AT", "bensin", "otomatis", 1991, [2013, 2018], 759),
        v("1.3 A200 Progressive Line AT", "bensin", "otomatis", 1332, [2018, 2023], 789),
        v("1.3 A200 AMG Line AT", "bensin", "otomatis", 1332, [2019, 2024], 829),
        v("1.3 A200 Sedan Progressive Line AT", "bensin", "otomatis", 1332, [2019, 2024], 852),
        v("2.0 A35 AMG AT", "bensin", "otomatis", 1991, [2020, null], 1235),
        v("2.0 A45 S AMG AT", "bensin", "otomatis", 1991, [2014, 2024], 1790)
      ]
    },
    {
      slug: "b-class",
      name: "B-Class",
      body: "hatchback",
      aliases: ["b170", "b180", "b200", "b class"],
      share: 0.6,
      variants: [
        v("1.7 B170 AT", "bensin", "otomatis", 1699, [2006, 2008], 390),
        v("1.7 B180 AT", "bensin", "otomatis", 1699, [2009, 2011], 415),
        v("1.6 B200 Urban AT", "bensin", "otomatis", 1595, [2012, 2018], 592)
      ]
    },
    {
      slug: "c-class",
      name: "C-Class",
      body: "sedan",
      aliases: [
        "c180",
        "c180 kompressor",
        "c180k",
        "c200",
        "c200 kompressor",
        "c200k",
        "c200 cgi",
        "c220",
        "c230",
        "c240",
        "c250",
        "c280",
        "c300",
        "c350",
        "c43",
        "c63",
        "c63 amg",
        "c class",
        "w202",
        "w203",
        "w204",
        "w205",
        "w206"
      ],
      share: 7,
      variants: [
        v("1.8 C180 W202 MT", "bensin", "manual", 1799, [1994, 2e3], 262),
        v("2.0 C200 W202 AT", "bensin", "otomatis", 1998, [1994, 2e3], 315),
        v("2.3 C230 W202 AT", "bensin", "otomatis", 2295, [1996, 2e3], 355),
        v("2.0 C180 W203 AT", "bensin", "otomatis", 1998, [2001, 2002], 365),
        v("1.8 C180 Kompressor W203 AT", "bensin", "otomatis", 1796, [2002, 2007], 415),
        v("2.0 C200 Kompressor W203 AT", "bensin", "otomatis", 1998, [2001, 2002], 438),
        v("1.8 C200 Kompressor W203 AT", "bensin", "otomatis", 1796, [2002, 2007], 468),
        v("2.6 C240 W203 AT", "bensin", "otomatis", 2597, [2001, 2005], 568),
        v("2.5 C230 W203 AT", "bensin", "otomatis", 2496, [2005, 2007], 545),
        v("1.8 C200 Kompressor W204 AT", "bensin", "otomatis", 1796, [2007, 2009], 548),
        v("1.8 C200 CGI Avantgarde AT", "bensin", "otomatis", 1796, [2010, 2014], 628),
        v("3.0 C280 W204 Avantgarde AT", "bensin", "otomatis", 2996, [2007, 2009], 690),
        v("1.8 C250 CGI Avantgarde AT", "bensin", "otomatis", 1796, [2010, 2014], 699),
        v("3.0 C300 W204 Avantgarde AT", "bensin", "otomatis", 2996, [2009, 2011], 745),
        v("1.6 C180 W205 Avantgarde AT", "bensin", "otomatis", 1595, [2015, 2018], 729),
        v("1.5 C180 Avantgarde AT", "bensin", "otomatis", 1497, [2018, 2021], 789),
        v("2.0 C200 W205 Avantgarde AT", "bensin", "otomatis", 1991, [2014, 2018], 798),
        v("2.0 C200 W205 Exclusive AT", "bensin", "otomatis", 1991, [2014, 2018], 809),
        v("1.5 C200 EQ Boost Avantgarde AT", "bensin", "otomatis", 1497, [2018, 2020], 869),
        v("2.0 C250 W205 AMG Line AT", "bensin", "otomatis", 1991, [2014, 2018], 899),
        v("2.0 C250 W205 Exclusive AT", "bensin", "otomatis", 1991, [2014, 2018], 885),
        v("2.0 C300 W205 AMG Line AT", "bensin", "otomatis", 1991, [2016, 2021], 1049),
        v("2.0 C300 Coupe AMG Line AT", "bensin", "otomatis", 1991, [2016, 2023], 1259),
        v("2.0 C300 Cabriolet AMG Line AT", "bensin", "otomatis", 1991, [2017, 2022], 1445),
        v("1.5 C200 W206 Avantgarde AT", "hybrid", "otomatis", 1496, [2022, null], 1058),
        v("2.0 C300 W206 AMG Line AT", "hybrid", "otomatis", 1999, [2022, null], 1268),
        v("3.0 C43 AMG AT", "bensin", "otomatis", 2996, [2017, 2021], 1550),
        v("2.0 C43 AMG W206 AT", "hybrid", "otomatis", 1991, [2023, null], 1790),
        v("6.2 C63 AMG AT", "bensin", "otomatis", 6208, [2008, 2014], 2090),
        v("4.0 C63 S AMG AT", "bensin", "otomatis", 3982, [2015, 2021], 2690)
      ]
    },
    {
      slug: "e-class",
      name: "E-Class",
      body: "sedan",
      aliases: [
        "e200",
        "e200k",
        "e200 kompressor",
        "e220",
        "e230",
        "e240",
        "e250",
        "e250 cgi",
        "e260",
        "e280",
        "e300",
        "e320",
        "e350",
        "e400",
        "e53",
        "e63",
        "e class",
        "230e",
        "200e",
        "300e",
        "boxer",
        "tiger",
        "200 tiger",
        "w123",
        "w124",
        "w210",
        "w211",
        "w212",
        "w213",
        "w214",
        "e250 coupe",
        "e250 cabriolet"
      ],
      share: 6,
      variants: [
        v("2.0 200 Tiger W123 MT", "bensin", "manual", 1997, [1977, 1985], 32),
        v("2.8 280E Tiger W123 MT", "bensin", "manual", 2746, [1977, 1985], 45),
        v("2.3 230E W124 MT", "bensin", "manual", 2298, [1986, 1993], 115),
        v("2.3 230E W124 AT", "bensin", "otomatis", 2298, [1986, 1993], 122),
        v("3.0 300E W124 AT", "bensin", "otomatis", 2960, [1986, 1993], 168),
        v("2.2 E220 W124 MT", "bensin", "manual", 2199, [1993, 1996], 198),
        v("3.2 E320 W124 AT", "bensin", "otomatis", 3199, [1993, 1996], 298),
        v("3.2 E320 W124 MT", "bensin", "manual", 3199, [1993, 1995], 288),
        v("2.3 E230 W210 AT", "bensin", "otomatis", 2295, [1996, 1998], 385),
        v("2.4 E240 W210 AT", "bensin", "otomatis", 2398, [1998, 2002], 598),
        v("2.8 E280 W210 AT", "bensin", "otomatis", 2799, [1996, 2002], 640),
        v("3.2 E320 W210 AT", "bensin", "otomatis", 3199, [1996, 2002], 720),
        v("2.6 E260 W210 AT", "bensin", "otomatis", 2597, [2e3, 2002], 625),
        v("1.8 E200 Kompressor W211 AT", "bensin", "otomatis", 1796, [2003, 2009], 749),
        v("2.6 E240 W211 AT", "bensin", "otomatis", 2597, [2002, 2005], 798),
        v("3.0 E280 W211 AT", "bensin", "otomatis", 2996, [2005, 2009], 898),
        v("1.8 E200 CGI W212 AT", "bensin", "otomatis", 1796, [2010, 2013], 868),
        v("1.8 E250 CGI Avantgarde AT", "bensin", "otomatis", 1796, [2009, 2013], 978),
        v("1.8 E250 CGI Coupe AT", "bensin", "otomatis", 1796, [2010, 2013], 1098),
        v("1.8 E250 CGI Cabriolet AT", "bensin", "otomatis", 1796, [2010, 2013], 1225),
        v("3.0 E300 W212 Avantgarde AT", "bensin", "otomatis", 2996, [2009, 2013], 1098),
        v("2.0 E200 W212 Avantgarde AT", "bensin", "otomatis", 1991, [2013, 2016], 939),
        v("2.0 E250 W212 Avantgarde AT", "bensin", "otomatis", 1991, [2013, 2016], 1039),
        v("2.0 E250 Coupe AMG AT", "bensin", "otomatis", 1991, [2013, 2017], 1228),
        v("2.0 E250 Cabriolet AMG AT", "bensin", "otomatis", 1991, [2013, 2017], 1355),
        v("3.0 E400 W212 AMG AT", "bensin", "otomatis", 2996, [2013, 2016], 1298),
        v("2.0 E200 W213 Avantgarde AT", "bensin", "otomatis", 1991, [2016, 2023], 1239),
        v("2.0 E250 W213 Avantgarde AT", "bensin", "otomatis", 1991, [2016, 2019], 1198),
        v("2.0 E300 W213 AMG Line AT", "bensin", "otomatis", 1991, [2016, 2023], 1468),
        v("2.0 E350 W213 AMG Line AT", "bensin", "otomatis", 1991, [2019, 2020], 1398),
        v("2.0 E200 Coupe AMG Line AT", "bensin", "otomatis", 1991, [2018, 2023], 1490),
        v("2.0 E300 Coupe AMG Line AT", "bensin", "otomatis", 1991, [2017, 2021], 1590),
        v("2.0 E300 W214 AMG Line AT", "hybrid", "otomatis", 1999, [2024, null], 1690),
        v("2.0 E200 W214 Avantgarde AT", "hybrid", "otomatis", 1999, [2024, null], 1498),
        v("3.0 E53 AMG AT", "hybrid", "otomatis", 2999, [2019, 2023], 2350),
        v("5.5 E63 AMG AT", "bensin", "otomatis", 5461, [2012, 2016], 2790)
      ]
    },
    {
      slug: "s-class",
      name: "S-Class",
      body: "sedan",
      aliases: [
        "s280",
        "s300",
        "s300l",
        "s320",
        "s350",
        "s350l",
        "s400",
        "s400l",
        "s450",
        "s450l",
        "s500",
        "s500l",
        "s600",
        "s class",
        "w140",
        "w220",
        "w221",
        "w222",
        "w223",
        "s400 hybrid"
      ],
      share: 2,
      variants: [
        v("2.8 S280 W140 AT", "bensin", "otomatis", 2799, [1993, 1998], 650),
        v("3.2 S320 W140 AT", "bensin", "otomatis", 3199, [1993, 1998], 790),
        v("3.2 S320L W220 AT", "bensin", "otomatis", 3199, [1999, 2005], 1190),
        v("3.7 S350L W220 AT", "bensin", "otomatis", 3724, [2003, 2005], 1350),
        v("3.0 S300L W221 AT", "bensin", "otomatis", 2996, [2008, 2013], 1690),
        v("3.5 S350L W221 AT", "bensin", "otomatis", 3498, [2006, 2013], 1990),
        v("3.0 S400L W222 AT", "bensin", "otomatis", 2996, [2014, 2017], 2298),
        v("3.5 S400L Hybrid AT", "hybrid", "otomatis", 3498, [2010, 2016], 2390),
        v("3.0 S450L W222 AT", "bensin", "otomatis", 2996, [2017, 2020], 2690),
        v("3.0 S450 4MATIC W223 AT", "hybrid", "otomatis", 2999, [2021, null], 3250),
        v("4.7 S500L W222 AT", "bensin", "otomatis", 4663, [2014, 2017], 3490),
        v("4.0 S560 Maybach AT", "bensin", "otomatis", 3982, [2018, 2020], 4890)
      ]
    },
    {
      slug: "cla",
      name: "CLA",
      body: "sedan",
      aliases: ["cla200", "cla180", "cla250", "cla45", "cla45 amg", "cla class"],
      share: 1.2,
      variants: [
        v("1.6 CLA200 Urban AT", "bensin", "otomatis", 1595, [2014, 2018], 715),
        v("1.6 CLA200 AMG Line AT", "bensin", "otomatis", 1595, [2014, 2019], 769),
        v("1.3 CLA200 Progressive Line AT", "bensin", "otomatis", 1332, [2019, 2023], 958),
        v("1.3 CLA200 AMG Line AT", "bensin", "otomatis", 1332, [2019, null], 1048),
        v("2.0 CLA45 AMG AT", "bensin", "otomatis", 1991, [2014, 2019], 1390),
        v("2.0 CLA45 S AMG AT", "bensin", "otomatis", 1991, [2020, 2024], 1790)
      ]
    },
    {
      slug: "cls",
      name: "CLS",
      body: "coupe",
      aliases: ["cls350", "cls400", "cls300", "cls500", "cls class"],
      share: 0.4,
      variants: [
        v("3.5 CLS350 W219 AT", "bensin", "otomatis", 3498, [2005, 2010], 1290),
        v("3.5 CLS350 W218 AMG AT", "bensin", "otomatis", 3498, [2011, 2014], 1590),
        v("3.0 CLS400 AMG AT", "bensin", "otomatis", 2996, [2014, 2017], 1690),
        v("2.0 CLS350 AMG Line AT", "bensin", "otomatis", 1991, [2018, 2022], 1590)
      ]
    },
    {
      slug: "clk",
      name: "CLK",
      body: "coupe",
      aliases: ["clk200", "clk240", "clk320"],
      share: 0.3,
      variants: [
        v("1.8 CLK200 Kompressor AT", "bensin", "otomatis", 1796, [2003, 2009], 790),
        v("2.6 CLK240 AT", "bensin", "otomatis", 2597, [2003, 2005], 860),
        v("3.2 CLK320 AT", "bensin", "otomatis", 3199, [1998, 2002], 690)
      ]
    },
    {
      slug: "gla",
      name: "GLA",
      body: "suv",
      aliases: ["gla200", "gla250", "gla45", "gla class"],
      share: 1.3,
      variants: [
        v("1.6 GLA200 Urban AT", "bensin", "otomatis", 1595, [2014, 2019], 689),
        v("1.6 GLA200 AMG Line AT", "bensin", "otomatis", 1595, [2014, 2019], 738),
        v("1.3 GLA200 Progressive Line AT", "bensin", "otomatis", 1332, [2020, 2024], 878),
        v("1.3 GLA200 AMG Line AT", "bensin", "otomatis", 1332, [2020, null], 958),
        v("2.0 GLA45 AMG AT", "bensin", "otomatis", 1991, [2014, 2019], 1350)
      ]
    },
    {
      slug: "glb",
      name: "GLB",
      body: "suv",
      aliases: ["glb200", "glb250"],
      share: 0.8,
      variants: [
        v("1.3 GLB200 Progressive Line AT", "bensin", "otomatis", 1332, [2020, null], 985),
        v("1.3 GLB200 AMG Line AT", "bensin", "otomatis", 1332, [2021, null], 1068)
      ]
    },
    {
      slug: "glc",
      name: "GLC",
      body: "suv",
      aliases: ["glc200", "glc250", "glc300", "glc43", "glc coupe", "glc class"],
      share: 2,
      variants: [
        v("2.0 GLC200 Exclusive AT", "bensin", "otomatis", 1991, [2018, 2023], 1098),
        v("2.0 GLC200 AMG Line AT", "bensin", "otomatis", 1991, [2018, 2022], 1175),
        v("2.0 GLC250 4MATIC Exclusive AT", "bensin", "otomatis", 1991, [2015, 2018], 1049),
        v("2.0 GLC250 4MATIC AMG Line AT", "bensin", "otomatis", 1991, [2015, 2018], 1149),
        v("2.0 GLC300 Coupe AMG Line AT", "bensin", "otomatis", 1991, [2016, 2023], 1398),
        v("2.0 GLC300 4MATIC AMG Line AT", "hybrid", "otomatis", 1999, [2023, null], 1498),
        v("3.0 GLC43 AMG AT", "bensin", "otomatis", 2996, [2017, 2022], 1790)
      ]
    },
    {
      slug: "gle",
      name: "GLE",
      body: "suv",
      aliases: [
        "gle250d",
        "gle300d",
        "gle350",
        "gle400",
        "gle400 coupe",
        "gle450",
        "gle450 coupe",
        "gle43",
        "gle53",
        "gle class"
      ],
      share: 1.3,
      variants: [
        v("3.0 GLE400 4MATIC AMG AT", "bensin", "otomatis", 2996, [2015, 2018], 1590),
        v("3.0 GLE400 4MATIC Exclusive AT", "bensin", "otomatis", 2996, [2015, 2018], 1498),
        v("2.1 GLE250d Diesel AT", "diesel", "otomatis", 2143, [2015, 2018], 1290),
        v("3.0 GLE400 Coupe AMG Line AT", "bensin", "otomatis", 2996, [2015, 2019], 1690),
        v("3.0 GLE450 4MATIC Coupe AMG Line AT", "bensin", "otomatis", 2996, [2015, 2016], 1790),
        v("3.0 GLE450 4MATIC AMG Line AT", "hybrid", "otomatis", 2999, [2019, null], 2190),
        v("3.0 GLE53 AMG AT", "hybrid", "otomatis", 2999, [2020, null], 2690)
      ]
    },
    {
      slug: "gls",
      name: "GLS",
      body: "suv",
      aliases: ["gls400", "gls450", "gls600", "gls class"],
      share: 0.8,
      variants: [
        v("3.0 GLS400 4MATIC AMG AT", "bensin", "otomatis", 2996, [2016, 2019], 1890),
        v("3.0 GLS450 4MATIC AMG Line AT", "hybrid", "otomatis", 2999, [2019, null], 2690),
        v("4.0 GLS600 Maybach AT", "hybrid", "otomatis", 3982, [2021, null], 5290)
      ]
    },
    {
      slug: "gl-class",
      name: "GL-Class",
      body: "suv",
      aliases: ["gl400", "gl500", "gl350", "gl class"],
      share: 0.3,
      variants: [
        v("3.0 GL400 AMG AT", "bensin", "otomatis", 2996, [2014, 2016], 1790),
        v("5.5 GL500 AT", "bensin", "otomatis", 5461, [2007, 2012], 1950)
      ]
    },
    {
      slug: "glk",
      name: "GLK",
      body: "suv",
      aliases: ["glk300", "glk250"],
      share: 0.4,
      variants: [
        v("3.0 GLK300 AT", "bensin", "otomatis", 2996, [2009, 2012], 898),
        v("2.0 GLK250 AMG AT", "bensin", "otomatis", 1991, [2013, 2015], 959)
      ]
    },
    {
      slug: "m-class",
      name: "M-Class",
      body: "suv",
      aliases: ["ml", "ml250", "ml320", "ml350", "ml400", "ml63", "m class", "ml class"],
      share: 0.9,
      variants: [
        v("3.2 ML320 AT", "bensin", "otomatis", 3199, [1998, 2002], 690),
        v("3.5 ML350 W164 AT", "bensin", "otomatis", 3498, [2006, 2011], 1190),
        v("3.5 ML350 4MATIC W166 AT", "bensin", "otomatis", 3498, [2012, 2015], 1350),
        v("2.1 ML250 BlueTEC Diesel AT", "diesel", "otomatis", 2143, [2013, 2015], 1190),
        v("3.0 ML400 4MATIC AMG AT", "bensin", "otomatis", 2996, [2014, 2015], 1390)
      ]
    },
    {
      slug: "g-class",
      name: "G-Class",
      body: "suv",
      aliases: [
        "g300",
        "g320",
        "g350",
        "g350d",
        "g400d",
        "g500",
        "g63",
        "g63 amg",
        "g class",
        "jeep mercy",
        "g-wagon"
      ],
      share: 0.7,
      variants: [
        v("2.3 230GE Short MT", "bensin", "manual", 2298, [1982, 1991], 140),
        v("2.8 280GE MT", "bensin", "manual", 2746, [1980, 1990], 150),
        v("3.2 G320 AT", "bensin", "otomatis", 3199, [1994, 2004], 980),
        v("3.0 G350d Diesel AT", "diesel", "otomatis", 2987, [2011, 2018], 2790),
        v("5.5 G63 AMG W463 AT", "bensin", "otomatis", 5461, [2012, 2018], 4490),
        v("4.0 G63 AMG AT", "bensin", "otomatis", 3982, [2018, null], 6290)
      ]
    },
    {
      slug: "r-class",
      name: "R-Class",
      body: "mpv",
      aliases: ["r280", "r300", "r350", "r class"],
      share: 0.3,
      variants: [
        v("3.5 R350 AT", "bensin", "otomatis", 3498, [2006, 2012], 1090),
        v("3.0 R300 AT", "bensin", "otomatis", 2996, [2009, 2013], 998)
      ]
    },
    {
      slug: "v-class",
      name: "V-Class",
      body: "mpv",
      aliases: ["v220d", "v230", "v250", "v260", "viano", "vito", "v class", "vito tourer"],
      share: 0.6,
      variants: [
        v("2.3 V230 AT", "bensin", "otomatis", 2295, [1998, 2003], 450),
        v("3.7 Viano AT", "bensin", "otomatis", 3724, [2004, 2014], 898),
        v("2.1 V220d Avantgarde Diesel AT", "diesel", "otomatis", 2143, [2016, 2019], 1090),
        v("2.0 V260 Avantgarde AT", "bensin", "otomatis", 1991, [2016, 2024], 1350),
        v("2.0 V250 Exclusive AT", "bensin", "otomatis", 1991, [2024, null], 1890),
        v("1.6 Vito Tourer Diesel AT", "diesel", "otomatis", 1598, [2017, 2020], 770)
      ]
    },
    {
      slug: "slk",
      name: "SLK",
      body: "convertible",
      aliases: ["slk200", "slk230", "slk250", "slk350", "slc", "slc200"],
      share: 0.5,
      variants: [
        v("2.3 SLK230 AT", "bensin", "otomatis", 2295, [1997, 2003], 590),
        v("1.8 SLK200 Kompressor AT", "bensin", "otomatis", 1796, [2004, 2011], 850),
        v("1.8 SLK250 AMG AT", "bensin", "otomatis", 1796, [2011, 2015], 1130),
        v("2.0 SLC200 AMG Line AT", "bensin", "otomatis", 1991, [2016, 2020], 1190)
      ]
    },
    {
      slug: "sl-class",
      name: "SL-Class",
      body: "convertible",
      aliases: ["sl350", "sl400", "sl500", "sl320", "sl43", "sl class"],
      share: 0.2,
      variants: [
        v("3.7 SL350 AT", "bensin", "otomatis", 3724, [2003, 2011], 2190),
        v("3.0 SL400 AT", "bensin", "otomatis", 2996, [2013, 2020], 2690),
        v("2.0 SL43 AMG AT", "bensin", "otomatis", 1991, [2023, null], 3690)
      ]
    },
    {
      slug: "amg-gt",
      name: "AMG GT",
      body: "coupe",
      aliases: ["amg gt s", "amg gt53", "sls", "sls amg"],
      share: 0.2,
      variants: [
        v("6.2 SLS AMG AT", "bensin", "otomatis", 6208, [2010, 2014], 5900),
        v("4.0 GT S AT", "bensin", "otomatis", 3982, [2015, 2021], 4890),
        v("3.0 GT53 4MATIC+ AT", "hybrid", "otomatis", 2999, [2019, 2024], 3390)
      ]
    },
    {
      slug: "eqa",
      name: "EQA",
      body: "suv",
      aliases: ["eqa250"],
      share: 0.2,
      variants: [v("EQA250 AMG Line", "listrik", "otomatis", 0, [2022, 2025], 1190)]
    },
    {
      slug: "eqb",
      name: "EQB",
      body: "suv",
      aliases: ["eqb250"],
      share: 0.2,
      variants: [v("EQB250+ AMG Line", "listrik", "otomatis", 0, [2023, 2025], 1290)]
    },
    {
      slug: "eqe",
      name: "EQE",
      body: "sedan",
      aliases: ["eqe350", "eqe suv"],
      share: 0.2,
      variants: [
        v("EQE350+ Electric Art", "listrik", "otomatis", 0, [2022, 2025], 1950),
        v("EQE350 4MATIC SUV", "listrik", "otomatis", 0, [2023, 2025], 2390)
      ]
    },
    {
      slug: "eqs",
      name: "EQS",
      body: "sedan",
      aliases: ["eqs450", "eqs500", "eqs suv"],
      share: 0.2,
      variants: [
        v("EQS450+ Edition 1", "listrik", "otomatis", 0, [2022, 2025], 3390),
        v("EQS500 4MATIC SUV", "listrik", "otomatis", 0, [2023, 2025], 3290)
      ]
    },
    {
      slug: "mb100",
      name: "MB100",
      body: "van",
      aliases: ["mb140", "mb 100"],
      share: 0.4,
      variants: [
        v("2.4 MB100 Diesel MT", "diesel", "manual", 2399, [1995, 2001], 135),
        v("2.3 MB140 AT", "bensin", "otomatis", 2295, [1999, 2004], 198)
      ]
    },
    {
      slug: "sprinter",
      name: "Sprinter",
      body: "van",
      aliases: [],
      share: 0.3,
      variants: [v("2.1 315 CDI Diesel MT", "diesel", "manual", 2143, [2016, 2022], 890)]
    }
  ]
};

// src/server/db/seed/vehicles/mitsubishi.ts
var mitsubishi = {
  slug: "mitsubishi",
  name: "Mitsubishi",
  aliases: ["mitsubishi motors", "mitsubishi fuso", "mitsubishi colt", "fuso"],
  popular: true,
  models: [
    {
      slug: "xpander",
      name: "Xpander",
      body: "mpv",
      aliases: [
        "expander",
        "xpander cross",
        "new xpander",
        "new xpander cross",
        "xpander ultimate",
        "x-pander"
      ],
      share: 46,
      variants: [
        v("1.5 GLX MT", "bensin", "manual", 1499, [2017, 2021], 221),
        v("1.5 GLS MT", "bensin", "manual", 1499, [2017, null], 273),
        v("1.5 GLS AT", "bensin", "otomatis", 1499, [2017, 2022], 256),
        v("1.5 GLS CVT", "bensin", "otomatis", 1499, [2021, null], 285),
        v("1.5 Exceed MT", "bensin", "manual", 1499, [2017, 2022], 263),
        v("1.5 Exceed AT", "bensin", "otomatis", 1499, [2017, 2021], 266),
        v("1.5 Exceed CVT", "bensin", "otomatis", 1499, [2021, null], 298),
        v("1.5 Sport MT", "bensin", "manual", 1499, [2017, 2022], 276),
        v("1.5 Sport AT", "bensin", "otomatis", 1499, [2017, 2021], 281),
        v("1.5 Sport CVT", "bensin", "otomatis", 1499, [2021, 2025], 306),
        v("1.5 Ultimate AT", "bensin", "otomatis", 1499, [2017, 2021], 286),
        v("1.5 Ultimate CVT", "bensin", "otomatis", 1499, [2021, null], 323),
        v("1.5 Limited AT", "bensin", "otomatis", 1499, [2019, 2020], 257),
        v("1.5 Rockford Fosgate AT", "bensin", "otomatis", 1499, [2020, 2021], 299),
        v("1.5 Cross MT", "bensin", "manual", 1499, [2019, null], 328),
        v("1.5 Cross AT", "bensin", "otomatis", 1499, [2019, 2022], 300),
        v("1.5 Cross CVT", "bensin", "otomatis", 1499, [2022, null], 338),
        v("1.5 Cross Premium Package MT", "bensin", "manual", 1499, [2019, 2022], 297),
        v("1.5 Cross Premium Package AT", "bensin", "otomatis", 1499, [2019, 2022], 307),
        v("1.5 Cross Premium Package CVT", "bensin", "otomatis", 1499, [2022, null], 353),
        v("1.5 Cross Rockford Fosgate AT", "bensin", "otomatis", 1499, [2021, 2022], 317),
        v("1.5 Cross Elite Edition CVT", "bensin", "otomatis", 1499, [2023, 2025], 347)
      ]
    },
    {
      slug: "pajero-sport",
      name: "Pajero Sport",
      body: "suv",
      aliases: ["pajero", "pajero dakar", "pajero sport dakar", "all new pajero sport", "pajero exceed"],
      share: 39,
      variants: [
        v("2.4 GLX 4x4 Diesel MT", "diesel", "manual", 2442, [2016, null], 643),
        v("2.4 Exceed 4x2 Diesel MT", "diesel", "manual", 2442, [2016, 2021], 519),
        v("2.4 Exceed 4x2 Diesel AT", "diesel", "otomatis", 2442, [2016, null], 582),
        v("2.4 Dakar 4x2 Diesel AT", "diesel", "otomatis", 2442, [2016, null], 625),
        v("2.4 Dakar Ultimate 4x2 Diesel AT", "diesel", "otomatis", 2442, [2016, null], 677),
        v("2.4 Dakar 4x4 Diesel AT", "diesel", "otomatis", 2442, [2016, 2019], 682),
        v("2.4 Dakar Ultimate 4x4 Diesel AT", "diesel", "otomatis", 2442, [2016, null], 789),
        v("2.4 Rockford Fosgate 4x2 Diesel AT", "diesel", "otomatis", 2442, [2018, 2021], 578),
        v("2.5 GLX 4x4 Diesel MT", "diesel", "manual", 2477, [2010, 2019], 477),
        v("2.5 GLS Diesel MT", "diesel", "manual", 2477, [2011, 2015], 397),
        v("2.5 Exceed Diesel MT", "diesel", "manual", 2477, [2009, 2016], 407),
        v("2.5 Exceed Diesel AT", "diesel", "otomatis", 2477, [2009, 2016], 432),
        v("2.5 Exceed Limited Diesel AT", "diesel", "otomatis", 2477, [2013, 2015], 438),
        v("2.5 V-GT Diesel AT", "diesel", "otomatis", 2477, [2012, 2014], 446),
        v("2.5 Dakar 4x2 Diesel AT", "diesel", "otomatis", 2477, [2010, 2016], 471),
        v("2.5 Dakar Limited 4x2 Diesel AT", "diesel", "otomatis", 2477, [2013, 2015], 476),
        v("2.5 Dakar 4x4 Diesel AT", "diesel", "otomatis", 2477, [2011, 2016], 521),
        v("3.0 V6 Dakar AT", "bensin", "otomatis", 2998, [2014, 2016], 489)
      ]
    },
    {
      slug: "pajero-v6",
      name: "Pajero V6",
      body: "suv",
      aliases: ["pajero super exceed", "pajero full", "pajero 3.8", "pajero long"],
      share: 1,
      variants: [
        v("2.5 Diesel MT", "diesel", "manual", 2477, [1987, 1994], 98),
        v("3.0 V6 MT", "bensin", "manual", 2972, [1990, 1997], 180),
        v("3.5 V6 AT", "bensin", "otomatis", 3497, [1997, 2006], 650),
        v("3.8 Super Exceed AT", "bensin", "otomatis", 3828, [2008, 2014], 1050),
        v("3.2 Super Exceed Diesel AT", "diesel", "otomatis", 3200, [2012, 2015], 985)
      ]
    },
    {
      slug: "destinator",
      name: "Destinator",
      body: "suv",
      aliases: ["destinator turbo"],
      share: 4,
      variants: [
        v("1.5 GLS CVT", "bensin", "otomatis", 1499, [2025, null], 405),
        v("1.5 Exceed CVT", "bensin", "otomatis", 1499, [2025, null], 425),
        v("1.5 Ultimate CVT", "bensin", "otomatis", 1499, [2025, null], 468),
        v("1.5 Ultimate Premium CVT", "bensin", "otomatis", 1499, [2025, null], 498)
      ]
    },
    {
      slug: "xforce",
      name: "Xforce",
      body: "suv",
      aliases: ["x-force"],
      share: 5,
      variants: [
        v("1.5 Exceed CVT", "bensin", "otomatis", 1499, [2023, null], 389),
        v("1.5 Ultimate CVT", "bensin", "otomatis", 1499, [2023, null], 427),
        v("1.5 Ultimate DS CVT", "bensin", "otomatis", 1499, [2024, null], 440)
      ]
    },
    {
      slug: "outlander-sport",
      name: "Outlander Sport",
      body: "suv",
      aliases: ["outlandersport", "outsport"],
      share: 11,
      variants: [
        v("2.0 GLX MT", "bensin", "manual", 1998, [2012, 2017], 300),
        v("2.0 GLS MT", "bensin", "manual", 1998, [2012, 2014], 299),
        v("2.0 GLS AT", "bensin", "otomatis", 1998, [2012, 2018], 339),
        v("2.0 PX AT", "bensin", "otomatis", 1998, [2012, 2019], 366),
        v("2.0 PX Action AT", "bensin", "otomatis", 1998, [2016, 2019], 371),
        v("2.0 PX Limited AT", "bensin", "otomatis", 1998, [2014, 2015], 352)
      ]
    },
    {
      slug: "outlander",
      name: "Outlander",
      body: "suv",
      aliases: ["airtrek", "outlander phev", "outlander px"],
      share: 2.5,
      variants: [
        v("2.4 Airtrek AT", "bensin", "otomatis", 2378, [2003, 2006], 310),
        v("2.0 Turbo Airtrek AT", "bensin", "otomatis", 1997, [2003, 2006], 360),
        v("2.0 GLS AT", "bensin", "otomatis", 1998, [2012, 2016], 352),
        v("2.0 PX AT", "bensin", "otomatis", 1998, [2012, 2017], 415),
        v("2.4 AT", "bensin", "otomatis", 2360, [2008, 2012], 430),
        v("2.4 PHEV AT", "hybrid", "otomatis", 2360, [2019, 2023], 1289)
      ]
    },
    {
      slug: "eclipse-cross",
      name: "Eclipse Cross",
      body: "crossover",
      aliases: [],
      share: 1.5,
      variants: [
        v("1.5 Ultimate CVT", "bensin", "otomatis", 1499, [2019, 2023], 488),
        v("1.5 Ultimate AT", "bensin", "otomatis", 1499, [2019, 2020], 480)
      ]
    },
    {
      slug: "mirage",
      name: "Mirage",
      body: "hatchback",
      aliases: [],
      share: 6,
      variants: [
        v("1.2 GLX MT", "bensin", "manual", 1193, [2012, 2019], 175),
        v("1.2 GLX CVT", "bensin", "otomatis", 1193, [2013, 2016], 180),
        v("1.2 GLS CVT", "bensin", "otomatis", 1193, [2012, 2017], 204),
        v("1.2 Exceed CVT", "bensin", "otomatis", 1193, [2013, 2019], 216),
        v("1.2 Sport CVT", "bensin", "otomatis", 1193, [2013, 2016], 196)
      ]
    },
    {
      slug: "triton",
      name: "Triton",
      body: "pickup-truck",
      aliases: ["strada triton", "all new triton", "triton athlete", "triton exceed"],
      share: 9,
      variants: [
        v("2.4 GLX Single Cab 4x2 Diesel MT", "diesel", "manual", 2442, [2019, null], 290),
        v("2.4 HDX Single Cab 4x4 Diesel MT", "diesel", "manual", 2442, [2017, null], 385),
        v("2.4 HDX Double Cab 4x4 Diesel MT", "diesel", "manual", 2442, [2015, 2024], 442),
        v("2.4 GLX Double Cab 4x4 Diesel MT", "diesel", "manual", 2442, [2024, null], 451),
        v("2.4 GLS Double Cab 4x4 Diesel MT", "diesel", "manual", 2442, [2019, null], 472),
        v("2.4 Exceed Double Cab 4x4 Diesel MT", "diesel", "manual", 2442, [2019, null], 486),
        v("2.4 Ultimate Double Cab 4x4 Diesel AT", "diesel", "otomatis", 2442, [2019, null], 565),
        v("2.5 GLX Single Cab 4x2 Diesel MT", "diesel", "manual", 2477, [2007, 2019], 242),
        v("2.5 HDX Single Cab 4x4 Diesel MT", "diesel", "manual", 2477, [2009, 2019], 315),
        v("2.5 HDX Double Cab 4x4 Diesel MT", "diesel", "manual", 2477, [2007, 2021], 378),
        v("2.5 GLX Double Cab 4x4 Diesel MT", "diesel", "manual", 2477, [2009, 2019], 372),
        v("2.5 GLS Double Cab 4x4 Diesel MT", "diesel", "manual", 2477, [2009, 2021], 402),
        v("2.5 Exceed Double Cab 4x4 Diesel MT", "diesel", "manual", 2477, [2007, 2019], 412),
        v("2.5 Exceed Double Cab 4x4 Diesel AT", "diesel", "otomatis", 2477, [2010, 2019], 428)
      ]
    },
    {
      slug: "strada",
      name: "Strada",
      body: "pickup-truck",
      aliases: ["l200 strada", "strada l200", "l200"],
      share: 1.5,
      variants: [
        v("2.5 GLS 4x4 Diesel MT", "diesel", "manual", 2477, [2e3, 2007], 232),
        v("2.8 GLS 4x4 Diesel MT", "diesel", "manual", 2835, [2001, 2007], 254),
        v("2.5 GL Single Cab Diesel MT", "diesel", "manual", 2477, [1999, 2007], 148)
      ]
    },
    {
      slug: "l300",
      name: "L300",
      body: "pickup-truck",
      aliases: ["colt l300", "l300 pick up", "l 300", "l300 pu", "l300 minibus", "l300 box"],
      share: 9,
      variants: [
        v("2.5 Pick Up Flat Bed Diesel MT", "diesel", "manual", 2477, [1984, 2022], 222),
        v("2.5 Pick Up Standard Diesel MT", "diesel", "manual", 2477, [1984, 2022], 220),
        v("2.2 Pick Up Flat Bed Diesel MT", "diesel", "manual", 2268, [2022, null], 243),
        v("2.2 Cab Chassis Diesel MT", "diesel", "manual", 2268, [2022, null], 236),
        v("2.5 Minibus Diesel MT", "diesel", "manual", 2477, [1984, 2018], 228),
        v("2.5 Cab Chassis Diesel MT", "diesel", "manual", 2477, [1990, 2022], 214)
      ]
    },
    {
      slug: "t120ss",
      name: "T120SS",
      body: "pickup-truck",
      aliases: ["colt t120ss", "t120", "colt t120", "t 120 ss"],
      share: 3,
      variants: [
        v("1.3 Pick Up MT", "bensin", "manual", 1343, [1991, 2009], 82),
        v("1.5 Pick Up STD MT", "bensin", "manual", 1493, [2005, 2019], 122),
        v("1.5 Pick Up 3 Way MT", "bensin", "manual", 1493, [2005, 2019], 126),
        v("1.5 Minibus MT", "bensin", "manual", 1493, [2005, 2012], 118)
      ]
    },
    {
      slug: "canter",
      name: "Canter",
      body: "pickup-truck",
      aliases: [
        "colt diesel",
        "colt",
        "colt fe",
        "fe 71",
        "fe 73",
        "fe 74",
        "fe 75",
        "colt diesel canter",
        "fe 84"
      ],
      share: 5,
      variants: [
        v("3.9 FE 71 110 PS Diesel MT", "diesel", "manual", 3908, [2007, 2022], 346),
        v("3.9 FE 73 110 PS Diesel MT", "diesel", "manual", 3908, [2007, 2022], 361),
        v("3.9 FE 74 HD 125 PS Diesel MT", "diesel", "manual", 3908, [2007, 2022], 396),
        v("3.9 FE 75 SHD 136 PS Diesel MT", "diesel", "manual", 3908, [2009, 2022], 428),
        v("4.0 FE 71 110 PS Euro 4 Diesel MT", "diesel", "manual", 3907, [2022, null], 423),
        v("4.0 FE 74 HD 136 PS Euro 4 Diesel MT", "diesel", "manual", 3907, [2022, null], 489),
        v("3.3 PS 100 Diesel MT", "diesel", "manual", 3298, [1980, 2007], 168),
        v("3.6 PS 120 Diesel MT", "diesel", "manual", 3567, [1985, 2007], 192)
      ]
    },
    {
      slug: "kuda",
      name: "Kuda",
      body: "mpv",
      aliases: ["kuda grandia"],
      share: 4,
      variants: [
        v("1.6 GLS MT", "bensin", "manual", 1597, [2e3, 2005], 128),
        v("1.6 Grandia MT", "bensin", "manual", 1597, [2002, 2005], 148),
        v("2.0 GLS MT", "bensin", "manual", 1997, [2001, 2005], 139),
        v("2.0 Diamond MT", "bensin", "manual", 1997, [2001, 2003], 143),
        v("2.0 Grandia MT", "bensin", "manual", 1997, [2002, 2005], 156),
        v("2.5 GLX Diesel MT", "diesel", "manual", 2477, [1999, 2005], 122),
        v("2.5 GLS Diesel MT", "diesel", "manual", 2477, [1999, 2005], 139),
        v("2.5 Super Exceed Diesel MT", "diesel", "manual", 2477, [1999, 2002], 140),
        v("2.5 Grandia Diesel MT", "diesel", "manual", 2477, [2002, 2005], 160)
      ]
    },
    {
      slug: "maven",
      name: "Maven",
      body: "mpv",
      aliases: [],
      share: 2,
      variants: [
        v("1.5 GLX MT", "bensin", "manual", 1493, [2005, 2010], 129),
        v("1.5 GLS MT", "bensin", "manual", 1493, [2005, 2010], 144)
      ]
    },
    {
      slug: "grandis",
      name: "Grandis",
      body: "mpv",
      aliases: [],
      share: 2.5,
      variants: [
        v("2.4 AT", "bensin", "otomatis", 2378, [2004, 2009], 338),
        v("2.4 GLS AT", "bensin", "otomatis", 2378, [2004, 2010], 348),
        v("2.4 GT AT", "bensin", "otomatis", 2378, [2007, 2011], 372)
      ]
    },
    {
      slug: "delica",
      name: "Delica",
      body: "mpv",
      aliases: ["delica d5", "delica royal"],
      share: 1.2,
      variants: [
        v("2.0 D5 AT", "bensin", "otomatis", 1998, [2014, 2019], 459),
        v("2.0 D5 Royal AT", "bensin", "otomatis", 1998, [2015, 2018], 491),
        v("2.5 Diesel MT", "diesel", "manual", 2477, [1988, 1999], 88)
      ]
    },
    {
      slug: "lancer",
      name: "Lancer",
      body: "sedan",
      aliases: [
        "lancer cedia",
        "cedia",
        "lancer ex",
        "lancer dangan",
        "lancer gti",
        "lancer evo look",
        "lancer sl"
      ],
      share: 3,
      variants: [
        v("1.4 SL MT", "bensin", "manual", 1410, [1981, 1988], 20),
        v("1.5 GL MT", "bensin", "manual", 1468, [1984, 1992], 37),
        v("1.6 GLXi MT", "bensin", "manual", 1597, [1993, 2001], 108),
        v("1.8 GTi MT", "bensin", "manual", 1834, [1989, 1992], 58),
        v("1.8 SEi MT", "bensin", "manual", 1834, [1997, 2001], 135),
        v("1.8 Cedia MT", "bensin", "manual", 1834, [2002, 2012], 228),
        v("1.8 Cedia AT", "bensin", "otomatis", 1834, [2002, 2012], 238),
        v("2.0 EX AT", "bensin", "otomatis", 1998, [2008, 2015], 385),
        v("2.0 EX GT AT", "bensin", "otomatis", 1998, [2009, 2014], 409)
      ]
    },
    {
      slug: "lancer-evolution",
      name: "Lancer Evolution",
      body: "sedan",
      aliases: ["lancer evo", "evolution", "evo x", "lancer evo x"],
      share: 0.4,
      variants: [
        v("2.0 Evo III MT", "bensin", "manual", 1997, [1995, 1996], 210),
        v("2.0 Evo IV MT", "bensin", "manual", 1997, [1996, 1998], 280),
        v("2.0 Evo IX MT", "bensin", "manual", 1997, [2005, 2007], 720),
        v("2.0 Evo X SST AT", "bensin", "otomatis", 1998, [2008, 2015], 980),
        v("2.0 Evo X MT", "bensin", "manual", 1998, [2008, 2015], 930)
      ]
    },
    {
      slug: "galant",
      name: "Galant",
      body: "sedan",
      aliases: ["galant hiu", "galant v6", "eterna"],
      share: 1.2,
      variants: [
        v("1.8 Eterna MT", "bensin", "manual", 1755, [1987, 1992], 57),
        v("2.0 Eterna DOHC MT", "bensin", "manual", 1997, [1990, 1992], 73),
        v("2.0 Hiu MT", "bensin", "manual", 1998, [1993, 1997], 122),
        v("2.5 V6 Hiu MT", "bensin", "manual", 2498, [1998, 2002], 285),
        v("2.5 V6 Hiu AT", "bensin", "otomatis", 2498, [1998, 2002], 298)
      ]
    },
    {
      slug: "l100-ev",
      name: "L100 EV",
      body: "van",
      aliases: [],
      share: 0.2,
      variants: [v("Blind Van EV", "listrik", "otomatis", 0, [2024, null], 325)]
    }
  ]
};

// src/server/db/seed/vehicles/nissan.ts
var nissan = {
  slug: "nissan",
  name: "Nissan",
  aliases: [],
  popular: true,
  models: [
    {
      slug: "grand-livina",
      name: "Grand Livina",
      body: "mpv",
      aliases: ["grandlivina", "grand livina xv", "grand livina highway star", "grand livina ultimate"],
      share: 19,
      variants: [
        v("1.5 S MT", "bensin", "manual", 1498, [2007, 2013], 163),
        v("1.5 SV MT", "bensin", "manual", 1498, [2008, 2018], 202),
        v("1.5 SV CVT", "bensin", "otomatis", 1498, [2013, 2018], 213),
        v("1.5 XV MT", "bensin", "manual", 1498, [2007, 2018], 219),
        v("1.5 XV AT", "bensin", "otomatis", 1498, [2007, 2013], 207),
        v("1.5 XV CVT", "bensin", "otomatis", 1498, [2013, 2018], 230),
        v("1.5 XV Ultimate AT", "bensin", "otomatis", 1498, [2009, 2013], 214),
        v("1.5 Highway Star MT", "bensin", "manual", 1498, [2010, 2018], 230),
        v("1.5 Highway Star AT", "bensin", "otomatis", 1498, [2010, 2013], 218),
        v("1.5 Highway Star CVT", "bensin", "otomatis", 1498, [2013, 2018], 241),
        v("1.5 Highway Star Autech AT", "bensin", "otomatis", 1498, [2011, 2014], 231),
        v("1.8 XV MT", "bensin", "manual", 1797, [2007, 2011], 206),
        v("1.8 XV AT", "bensin", "otomatis", 1797, [2007, 2011], 217),
        v("1.8 Ultimate AT", "bensin", "otomatis", 1797, [2008, 2011], 226)
      ]
    },
    {
      slug: "livina",
      name: "Livina",
      body: "mpv",
      aliases: ["livina x-gear", "x-gear", "all new livina", "new livina"],
      share: 10,
      variants: [
        v("1.5 X-Gear MT", "bensin", "manual", 1498, [2008, 2018], 215),
        v("1.5 X-Gear AT", "bensin", "otomatis", 1498, [2008, 2014], 214),
        v("1.5 X-Gear CVT", "bensin", "otomatis", 1498, [2014, 2018], 226),
        v("1.5 XR MT", "bensin", "manual", 1498, [2007, 2010], 158),
        v("1.5 XR AT", "bensin", "otomatis", 1498, [2007, 2010], 167),
        v("1.5 E MT", "bensin", "manual", 1499, [2019, 2023], 229),
        v("1.5 EL MT", "bensin", "manual", 1499, [2019, 2023], 246),
        v("1.5 EL AT", "bensin", "otomatis", 1499, [2019, 2024], 263),
        v("1.5 VE AT", "bensin", "otomatis", 1499, [2019, 2024], 281),
        v("1.5 VL AT", "bensin", "otomatis", 1499, [2019, 2024], 302),
        v("1.5 Sporty Package AT", "bensin", "otomatis", 1499, [2021, 2023], 290)
      ]
    },
    {
      slug: "x-trail",
      name: "X-Trail",
      body: "suv",
      aliases: ["xtrail", "all new x-trail", "x-trail hybrid", "x-trail e-power"],
      share: 11,
      variants: [
        v("2.0 ST MT", "bensin", "manual", 1997, [2008, 2014], 347),
        v("2.0 ST AT", "bensin", "otomatis", 1997, [2008, 2014], 370),
        v("2.0 XT AT", "bensin", "otomatis", 1997, [2008, 2014], 395),
        v("2.0 MT", "bensin", "manual", 1997, [2014, 2019], 404),
        v("2.0 CVT", "bensin", "otomatis", 1997, [2014, 2019], 433),
        v("2.0 Hybrid CVT", "hybrid", "otomatis", 1997, [2015, 2017], 645),
        v("2.5 ST MT", "bensin", "manual", 2488, [2003, 2009], 282),
        v("2.5 ST AT", "bensin", "otomatis", 2488, [2003, 2009], 298),
        v("2.5 XT AT", "bensin", "otomatis", 2488, [2003, 2013], 419),
        v("2.5 Urban Selection AT", "bensin", "otomatis", 2488, [2011, 2013], 426),
        v("2.5 CVT", "bensin", "otomatis", 2488, [2014, 2023], 552),
        v("2.5 VL CVT", "bensin", "otomatis", 2488, [2019, 2023], 568),
        v("1.5 e-Power AT", "hybrid", "otomatis", 1497, [2024, null], 782)
      ]
    },
    {
      slug: "serena",
      name: "Serena",
      body: "mpv",
      aliases: [
        "serena highway star",
        "serena hws",
        "all new serena",
        "serena c24",
        "serena c26",
        "serena c27",
        "serena autech"
      ],
      share: 11,
      variants: [
        v("2.0 CT AT", "bensin", "otomatis", 1998, [2004, 2012], 255),
        v("2.0 City Touring AT", "bensin", "otomatis", 1998, [2004, 2012], 276),
        v("2.0 Comfort Touring AT", "bensin", "otomatis", 1998, [2004, 2012], 268),
        v("2.0 X CVT", "bensin", "otomatis", 1997, [2013, 2023], 476),
        v("2.0 Highway Star AT", "bensin", "otomatis", 1998, [2004, 2012], 318),
        v("2.0 Highway Star CVT", "bensin", "otomatis", 1997, [2013, 2023], 508),
        v("2.0 Highway Star Autech AT", "bensin", "otomatis", 1998, [2010, 2018], 459),
        v("2.0 Panoramic CVT", "bensin", "otomatis", 1997, [2016, 2018], 446),
        v("2.5 Highway Star AT", "bensin", "otomatis", 2488, [2004, 2007], 310),
        v("1.4 e-Power Highway Star AT", "hybrid", "otomatis", 1433, [2024, null], 645)
      ]
    },
    {
      slug: "juke",
      name: "Juke",
      body: "crossover",
      aliases: ["juke revolt", "new juke"],
      share: 12,
      variants: [
        v("1.5 S MT", "bensin", "manual", 1498, [2011, 2013], 207),
        v("1.5 RX CVT", "bensin", "otomatis", 1498, [2011, 2019], 293),
        v("1.5 RX Red Edition CVT", "bensin", "otomatis", 1498, [2012, 2015], 276),
        v("1.5 RX Black Interior CVT", "bensin", "otomatis", 1498, [2012, 2019], 296),
        v("1.5 RX Red Interior CVT", "bensin", "otomatis", 1498, [2012, 2019], 298),
        v("1.5 RX Revolt CVT", "bensin", "otomatis", 1498, [2013, 2018], 301),
        v("1.6 Nismo RS CVT", "bensin", "otomatis", 1618, [2015, 2017], 424)
      ]
    },
    {
      slug: "march",
      name: "March",
      body: "hatchback",
      aliases: ["all new march"],
      share: 11,
      variants: [
        v("1.2 MT", "bensin", "manual", 1198, [2010, 2018], 173),
        v("1.2 AT", "bensin", "otomatis", 1198, [2010, 2018], 186),
        v("1.2 L MT", "bensin", "manual", 1198, [2011, 2016], 166),
        v("1.2 L AT", "bensin", "otomatis", 1198, [2011, 2016], 178),
        v("1.2 XS MT", "bensin", "manual", 1198, [2010, 2016], 187),
        v("1.2 XS AT", "bensin", "otomatis", 1198, [2010, 2016], 198),
        v("1.5 MT", "bensin", "manual", 1498, [2013, 2018], 196),
        v("1.5 XS AT", "bensin", "otomatis", 1498, [2013, 2018], 211)
      ]
    },
    {
      slug: "evalia",
      name: "Evalia",
      body: "mpv",
      aliases: [],
      share: 3,
      variants: [
        v("1.5 S MT", "bensin", "manual", 1498, [2012, 2014], 158),
        v("1.5 SV MT", "bensin", "manual", 1498, [2012, 2016], 179),
        v("1.5 XV MT", "bensin", "manual", 1498, [2012, 2016], 194),
        v("1.5 XV AT", "bensin", "otomatis", 1498, [2012, 2016], 203),
        v("1.5 Highway Star AT", "bensin", "otomatis", 1498, [2013, 2016], 211)
      ]
    },
    {
      slug: "magnite",
      name: "Magnite",
      body: "suv",
      aliases: [],
      share: 4,
      variants: [
        v("1.0 Upper MT", "bensin", "manual", 999, [2020, 2022], 219),
        v("1.0 Turbo Premium MT", "bensin", "manual", 999, [2020, 2023], 251),
        v("1.0 Turbo Premium CVT", "bensin", "otomatis", 999, [2020, null], 318)
      ]
    },
    {
      slug: "kicks",
      name: "Kicks e-Power",
      body: "crossover",
      aliases: [],
      share: 2,
      variants: [
        v("1.2 E e-Power AT", "hybrid", "otomatis", 1198, [2020, 2023], 469),
        v("1.2 VE e-Power AT", "hybrid", "otomatis", 1198, [2022, null], 497),
        v("1.2 VL e-Power AT", "hybrid", "otomatis", 1198, [2020, null], 537)
      ]
    },
    {
      slug: "terra",
      name: "Terra",
      body: "suv",
      aliases: [],
      share: 3,
      variants: [
        v("2.5 E 4x2 Diesel MT", "diesel", "manual", 2488, [2018, 2021], 459),
        v("2.5 VE 4x2 Diesel AT", "diesel", "otomatis", 2488, [2018, 2020], 535),
        v("2.5 VL 4x2 Diesel AT", "diesel", "otomatis", 2488, [2018, 2025], 698),
        v("2.5 VL 4x4 Diesel AT", "diesel", "otomatis", 2488, [2018, 2025], 809)
      ]
    },
    {
      slug: "terrano",
      name: "Terrano",
      body: "suv",
      aliases: ["terrano spirit", "terrano grand road", "terrano kingsroad"],
      share: 3,
      variants: [
        v("2.4 Spirit MT", "bensin", "manual", 2389, [1996, 2006], 168),
        v("2.4 SGX MT", "bensin", "manual", 2389, [1995, 2001], 118),
        v("2.4 Grandroad XTR MT", "bensin", "manual", 2389, [1996, 2004], 159),
        v("2.4 Kingsroad K1 MT", "bensin", "manual", 2389, [2001, 2006], 182),
        v("2.4 Kingsroad K3 MT", "bensin", "manual", 2389, [2001, 2004], 173),
        v("2.7 Diesel MT", "diesel", "manual", 2663, [1997, 2001], 148)
      ]
    },
    {
      slug: "navara",
      name: "Navara",
      body: "pickup-truck",
      aliases: ["frontier navara", "np300 navara", "frontier", "np300"],
      share: 3,
      variants: [
        v("2.5 SL Double Cab 4x4 Diesel MT", "diesel", "manual", 2488, [2012, 2021], 418),
        v("2.5 S Double Cab 4x4 Diesel MT", "diesel", "manual", 2488, [2015, 2021], 384),
        v("2.5 VL Double Cab 4x4 Diesel AT", "diesel", "otomatis", 2488, [2012, 2022], 518),
        v("2.5 Sport Version Double Cab Diesel MT", "diesel", "manual", 2488, [2008, 2014], 372)
      ]
    },
    {
      slug: "teana",
      name: "Teana",
      body: "sedan",
      aliases: [],
      share: 2,
      variants: [
        v("2.0 AT", "bensin", "otomatis", 1998, [2004, 2008], 358),
        v("2.3 JM AT", "bensin", "otomatis", 2349, [2004, 2008], 427),
        v("2.5 XV CVT", "bensin", "otomatis", 2488, [2008, 2017], 562),
        v("3.5 V6 CVT", "bensin", "otomatis", 3498, [2008, 2012], 720)
      ]
    },
    {
      slug: "almera",
      name: "Almera",
      body: "sedan",
      aliases: [],
      share: 1,
      variants: [
        v("1.5 E MT", "bensin", "manual", 1498, [2013, 2015], 188),
        v("1.5 V AT", "bensin", "otomatis", 1498, [2013, 2015], 214),
        v("1.0 Turbo VE CVT", "bensin", "otomatis", 999, [2021, 2023], 328),
        v("1.0 Turbo VL CVT", "bensin", "otomatis", 999, [2021, 2023], 354)
      ]
    },
    {
      slug: "latio",
      name: "Latio",
      body: "sedan",
      aliases: ["livina latio"],
      share: 1,
      variants: [
        v("1.5 MT", "bensin", "manual", 1498, [2006, 2009], 180),
        v("1.8 AT", "bensin", "otomatis", 1797, [2006, 2010], 212)
      ]
    },
    {
      slug: "sunny",
      name: "Sunny",
      body: "sedan",
      aliases: ["sunny neo", "sentra"],
      share: 0.6,
      variants: [
        v("1.6 Sentra MT", "bensin", "manual", 1597, [1988, 1994], 48),
        v("1.6 Neo AT", "bensin", "otomatis", 1597, [2001, 2004], 168)
      ]
    },
    {
      slug: "cefiro",
      name: "Cefiro",
      body: "sedan",
      aliases: ["infiniti cefiro"],
      share: 0.8,
      variants: [
        v("2.0 MT", "bensin", "manual", 1998, [1990, 1994], 94),
        v("2.0 AT", "bensin", "otomatis", 1995, [1999, 2003], 262),
        v("3.0 AT", "bensin", "otomatis", 2988, [1998, 2003], 329)
      ]
    },
    {
      slug: "bluebird",
      name: "Bluebird",
      body: "sedan",
      aliases: ["bluebird sss"],
      share: 0.3,
      variants: [v("2.0 SSS MT", "bensin", "manual", 1998, [1992, 1996], 85)]
    },
    {
      slug: "elgrand",
      name: "Elgrand",
      body: "mpv",
      aliases: ["elgrand highway star"],
      share: 2,
      variants: [
        v("2.5 Highway Star AT", "bensin", "otomatis", 2488, [2004, 2013], 780),
        v("2.5 X AT", "bensin", "otomatis", 2488, [2010, 2013], 740),
        v("2.5 Highway Star CVT", "bensin", "otomatis", 2488, [2011, 2019], 894),
        v("3.5 Highway Star CVT", "bensin", "otomatis", 3498, [2004, 2016], 1230)
      ]
    },
    {
      slug: "murano",
      name: "Murano",
      body: "suv",
      aliases: [],
      share: 0.8,
      variants: [
        v("2.5 AT", "bensin", "otomatis", 2488, [2005, 2014], 598),
        v("3.5 V6 AT", "bensin", "otomatis", 3498, [2005, 2014], 760)
      ]
    },
    {
      slug: "leaf",
      name: "Leaf",
      body: "hatchback",
      aliases: [],
      share: 0.5,
      variants: [
        v("EV 40 kWh", "listrik", "otomatis", 0, [2021, 2024], 728),
        v("EV 40 kWh Two Tone", "listrik", "otomatis", 0, [2021, 2024], 730)
      ]
    },
    {
      slug: "patrol",
      name: "Patrol",
      body: "suv",
      aliases: [],
      share: 0.3,
      variants: [
        v("4.0 MT", "bensin", "manual", 3956, [1970, 1986], 35),
        v("4.8 AT", "bensin", "otomatis", 4759, [2003, 2010], 1150)
      ]
    },
    {
      slug: "gt-r",
      name: "GT-R",
      body: "coupe",
      aliases: ["gtr", "skyline gtr", "r35"],
      share: 0.2,
      variants: [
        v("3.8 Twin Turbo R35 AT", "bensin", "otomatis", 3799, [2009, 2022], 3900),
        v("2.6 Skyline R34 MT", "bensin", "manual", 2568, [1999, 2002], 1500)
      ]
    },
    {
      slug: "fairlady-z",
      name: "Fairlady Z",
      body: "coupe",
      aliases: ["370z", "350z", "300zx"],
      share: 0.3,
      variants: [
        v("3.5 350Z AT", "bensin", "otomatis", 3498, [2003, 2008], 780),
        v("3.7 370Z AT", "bensin", "otomatis", 3696, [2009, 2019], 1390)
      ]
    }
  ]
};

// src/server/db/seed/vehicles/other-asian.ts
var proton = {
  slug: "proton",
  name: "Proton",
  aliases: [],
  popular: false,
  models: [
    {
      slug: "exora",
      name: "Exora",
      body: "mpv",
      aliases: [],
      share: 0.8,
      variants: [
        v("1.6 CPS Standard MT", "bensin", "manual", 1597, [2009, 2012], 168),
        v("1.6 CPS Executive MT", "bensin", "manual", 1597, [2009, 2014], 182),
        v("1.6 CPS Executive AT", "bensin", "otomatis", 1597, [2009, 2014], 194),
        v("1.6 Star MT", "bensin", "manual", 1597, [2012, 2014], 162)
      ]
    },
    {
      slug: "gen-2",
      name: "Gen-2",
      body: "hatchback",
      aliases: ["gen2"],
      share: 0.3,
      variants: [v("1.6 AT", "bensin", "otomatis", 1597, [2007, 2010], 168)]
    },
    {
      slug: "neo",
      name: "Neo",
      body: "hatchback",
      aliases: [],
      share: 0.2,
      variants: [v("1.6 MT", "bensin", "manual", 1597, [2007, 2010], 158)]
    },
    {
      slug: "persona",
      name: "Persona",
      body: "sedan",
      aliases: [],
      share: 0.1,
      variants: [v("1.6 MT", "bensin", "manual", 1597, [2008, 2011], 159)]
    },
    {
      slug: "saga",
      name: "Saga",
      body: "sedan",
      aliases: [],
      share: 0.3,
      variants: [v("1.3 MT", "bensin", "manual", 1332, [2009, 2012], 128)]
    },
    {
      slug: "savvy",
      name: "Savvy",
      body: "hatchback",
      aliases: [],
      share: 0.2,
      variants: [
        v("1.2 MT", "bensin", "manual", 1149, [2007, 2010], 108),
        v("1.2 AMT AT", "bensin", "otomatis", 1149, [2007, 2010], 118)
      ]
    },
    {
      slug: "waja",
      name: "Waja",
      body: "sedan",
      aliases: [],
      share: 0.1,
      variants: [v("1.6 MT", "bensin", "manual", 1597, [2007, 2010], 172)]
    },
    {
      slug: "preve",
      name: "Preve",
      body: "sedan",
      aliases: [],
      share: 0.1,
      variants: [v("1.6 CFE Turbo CVT", "bensin", "otomatis", 1561, [2013, 2015], 268)]
    }
  ]
};
var tata = {
  slug: "tata",
  name: "Tata",
  aliases: ["tata motors"],
  popular: false,
  models: [
    {
      slug: "xenon",
      name: "Xenon",
      body: "pickup-truck",
      aliases: [],
      share: 0.2,
      variants: [
        v("2.2 RX Single Cab Diesel MT", "diesel", "manual", 2179, [2014, 2019], 198),
        v("2.2 XT D-Cab 4x4 Diesel MT", "diesel", "manual", 2179, [2014, 2018], 298)
      ]
    },
    {
      slug: "super-ace",
      name: "Super Ace",
      body: "pickup-truck",
      aliases: ["ace", "ace ex2", "super ace ht2"],
      share: 0.3,
      variants: [
        v("1.4 Diesel MT", "diesel", "manual", 1396, [2013, 2019], 122),
        v("0.7 Ace EX2 Diesel MT", "diesel", "manual", 702, [2015, 2019], 92)
      ]
    },
    {
      slug: "tata-aria",
      name: "Aria",
      body: "mpv",
      aliases: [],
      share: 0.1,
      variants: [v("2.2 Pleasure 4x2 Diesel MT", "diesel", "manual", 2179, [2013, 2015], 298)]
    },
    {
      slug: "tata-vista",
      name: "Vista",
      body: "hatchback",
      aliases: [],
      share: 0.1,
      variants: [v("1.4 MT", "bensin", "manual", 1368, [2013, 2015], 132)]
    }
  ]
};
var timor = {
  slug: "timor",
  name: "Timor",
  aliases: [],
  popular: false,
  models: [
    {
      slug: "timor-s515",
      name: "S515",
      body: "sedan",
      aliases: ["dohc", "s515i"],
      share: 1,
      variants: [
        v("1.5 S515 MT", "bensin", "manual", 1498, [1996, 1998], 36),
        v("1.5 S515i DOHC MT", "bensin", "manual", 1498, [1997, 2e3], 41)
      ]
    },
    {
      slug: "timor-s516",
      name: "S516i",
      body: "sedan",
      aliases: ["s516", "limousine"],
      share: 0.1,
      variants: [v("1.6 MT", "bensin", "manual", 1598, [1998, 2e3], 46)]
    }
  ]
};
var esemka = {
  slug: "esemka",
  name: "Esemka",
  aliases: [],
  popular: false,
  models: [
    {
      slug: "esemka-bima",
      name: "Bima",
      body: "pickup-truck",
      aliases: ["bima 1.2", "bima 1.3"],
      share: 0.1,
      variants: [
        v("1.2 MT", "bensin", "manual", 1243, [2019, 2023], 110),
        v("1.3 MT", "bensin", "manual", 1298, [2019, 2023], 119)
      ]
    }
  ]
};
var holden = {
  slug: "holden",
  name: "Holden",
  aliases: [],
  popular: false,
  models: [
    {
      slug: "gemini",
      name: "Gemini",
      body: "sedan",
      aliases: [],
      share: 0.2,
      variants: [v("1.6 MT", "bensin", "manual", 1584, [1977, 1985], 20)]
    },
    {
      slug: "torana",
      name: "Torana",
      body: "sedan",
      aliases: [],
      share: 0.1,
      variants: [v("2.9 MT", "bensin", "manual", 2850, [1974, 1978], 22)]
    },
    {
      slug: "commodore",
      name: "Commodore",
      body: "sedan",
      aliases: [],
      share: 0.1,
      variants: [v("2.8 MT", "bensin", "manual", 2834, [1979, 1984], 24)]
    }
  ]
};
var vinfast = {
  slug: "vinfast",
  name: "VinFast",
  aliases: ["vin fast"],
  popular: false,
  models: [
    {
      slug: "vf-3",
      name: "VF 3",
      body: "hatchback",
      aliases: ["vf3"],
      share: 0.5,
      variants: [v("Eco", "listrik", "otomatis", 0, [2024, null], 196)]
    },
    {
      slug: "vf-5",
      name: "VF 5",
      body: "crossover",
      aliases: ["vf5"],
      share: 0.5,
      variants: [v("Plus", "listrik", "otomatis", 0, [2024, null], 242)]
    },
    {
      slug: "vf-e34",
      name: "VF e34",
      body: "suv",
      aliases: ["vfe34"],
      share: 0.4,
      variants: [v("Standard", "listrik", "otomatis", 0, [2024, null], 315)]
    },
    {
      slug: "vf-6",
      name: "VF 6",
      body: "crossover",
      aliases: ["vf6"],
      share: 0.3,
      variants: [v("Plus", "listrik", "otomatis", 0, [2025, null], 384)]
    },
    {
      slug: "vf-7",
      name: "VF 7",
      body: "suv",
      aliases: ["vf7"],
      share: 0.1,
      variants: [
        v("Eco", "listrik", "otomatis", 0, [2025, null], 499),
        v("Plus", "listrik", "otomatis", 0, [2025, null], 599)
      ]
    }
  ]
};
var polytron = {
  slug: "polytron",
  name: "Polytron",
  aliases: [],
  popular: false,
  models: [
    {
      slug: "polytron-g3",
      name: "G3",
      body: "suv",
      aliases: ["g3 ev"],
      share: 0.3,
      variants: [
        v("G3", "listrik", "otomatis", 0, [2025, null], 419),
        v("G3 Plus", "listrik", "otomatis", 0, [2025, null], 459)
      ]
    }
  ]
};

// src/server/db/seed/vehicles/suzuki.ts
var suzuki = {
  slug: "suzuki",
  name: "Suzuki",
  aliases: [],
  popular: true,
  models: [
    {
      slug: "ertiga",
      name: "Ertiga",
      body: "mpv",
      aliases: ["all new ertiga", "ertiga dreza", "ertiga hybrid", "ertiga sport", "ertiga diesel"],
      share: 31,
      variants: [
        v("1.4 GA MT", "bensin", "manual", 1373, [2012, 2018], 174),
        v("1.4 GL MT", "bensin", "manual", 1373, [2012, 2018], 203),
        v("1.4 GL AT", "bensin", "otomatis", 1373, [2013, 2018], 214),
        v("1.4 GX MT", "bensin", "manual", 1373, [2012, 2018], 216),
        v("1.4 GX AT", "bensin", "otomatis", 1373, [2013, 2018], 227),
        v("1.4 GX Elegant MT", "bensin", "manual", 1373, [2013, 2015], 206),
        v("1.4 Dreza MT", "bensin", "manual", 1373, [2016, 2018], 225),
        v("1.4 Dreza AT", "bensin", "otomatis", 1373, [2016, 2018], 236),
        v("1.4 Dreza GS AT", "bensin", "otomatis", 1373, [2016, 2018], 244),
        v("1.3 Diesel Hybrid MT", "diesel", "manual", 1248, [2017, 2018], 225),
        v("1.5 GA MT", "bensin", "manual", 1462, [2018, null], 232),
        v("1.5 GL MT", "bensin", "manual", 1462, [2018, null], 249),
        v("1.5 GL AT", "bensin", "otomatis", 1462, [2018, null], 260),
        v("1.5 GX MT", "bensin", "manual", 1462, [2018, 2022], 248),
        v("1.5 GX AT", "bensin", "otomatis", 1462, [2018, 2022], 259),
        v("1.5 Sport MT", "bensin", "manual", 1462, [2019, 2022], 259),
        v("1.5 Sport AT", "bensin", "otomatis", 1462, [2019, 2022], 270),
        v("1.5 GX Hybrid MT", "hybrid", "manual", 1462, [2022, null], 279),
        v("1.5 GX Hybrid AT", "hybrid", "otomatis", 1462, [2022, null], 290),
        v("1.5 Sport Hybrid AT", "hybrid", "otomatis", 1462, [2022, 2024], 301),
        v("1.5 Cruise Hybrid MT", "hybrid", "manual", 1462, [2023, null], 294),
        v("1.5 Cruise Hybrid AT", "hybrid", "otomatis", 1462, [2023, null], 305)
      ]
    },
    {
      slug: "xl7",
      name: "XL7",
      body: "suv",
      aliases: ["xl 7", "xl7 hybrid", "xl7 alpha", "xl7 beta"],
      share: 11,
      variants: [
        v("1.5 Zeta MT", "bensin", "manual", 1462, [2020, null], 262),
        v("1.5 Zeta AT", "bensin", "otomatis", 1462, [2020, null], 273),
        v("1.5 Beta MT", "bensin", "manual", 1462, [2020, 2023], 263),
        v("1.5 Beta AT", "bensin", "otomatis", 1462, [2020, 2023], 274),
        v("1.5 Alpha MT", "bensin", "manual", 1462, [2020, 2023], 273),
        v("1.5 Alpha AT", "bensin", "otomatis", 1462, [2020, 2023], 284),
        v("1.5 Beta Hybrid MT", "hybrid", "manual", 1462, [2023, null], 286),
        v("1.5 Beta Hybrid AT", "hybrid", "otomatis", 1462, [2023, null], 297),
        v("1.5 Alpha Hybrid MT", "hybrid", "manual", 1462, [2023, null], 297),
        v("1.5 Alpha Hybrid AT", "hybrid", "otomatis", 1462, [2023, null], 308),
        v("1.5 Alpha Kuro Hybrid AT", "hybrid", "otomatis", 1462, [2025, null], 314)
      ]
    },
    {
      slug: "carry-pick-up",
      name: "Carry Pick Up",
      body: "pickup-truck",
      aliases: [
        "carry pu",
        "new carry pick up",
        "carry futura pick up",
        "mega carry",
        "mega carry xtra",
        "new carry"
      ],
      share: 13,
      variants: [
        v("1.0 MT", "bensin", "manual", 970, [1983, 2009], 66),
        v("1.5 Futura FD MT", "bensin", "manual", 1493, [2005, 2019], 129),
        v("1.5 Futura WD MT", "bensin", "manual", 1493, [2005, 2019], 132),
        v("1.5 Mega Carry FD MT", "bensin", "manual", 1493, [2010, 2017], 131),
        v("1.5 Mega Carry Xtra MT", "bensin", "manual", 1493, [2011, 2017], 139),
        v("1.5 FD MT", "bensin", "manual", 1462, [2019, null], 172),
        v("1.5 FD AC PS MT", "bensin", "manual", 1462, [2019, null], 181),
        v("1.5 WD MT", "bensin", "manual", 1462, [2019, null], 174),
        v("1.5 WD AC PS MT", "bensin", "manual", 1462, [2019, null], 183)
      ]
    },
    {
      slug: "carry",
      name: "Carry",
      body: "van",
      aliases: ["futura", "carry futura", "carry minibus", "carry extra", "carry real van"],
      share: 6,
      variants: [
        v("1.0 Extra MT", "bensin", "manual", 970, [1984, 1991], 27),
        v("1.0 MT", "bensin", "manual", 970, [1986, 2005], 62),
        v("1.3 Futura MT", "bensin", "manual", 1327, [1991, 1999], 52),
        v("1.5 Futura GX MT", "bensin", "manual", 1493, [1999, 2010], 112),
        v("1.5 Futura Real Van MT", "bensin", "manual", 1493, [1999, 2010], 118),
        v("1.5 Futura Blind Van MT", "bensin", "manual", 1493, [2005, 2014], 119)
      ]
    },
    {
      slug: "apv",
      name: "APV",
      body: "mpv",
      aliases: ["apv arena", "apv luxury", "new apv"],
      share: 9,
      variants: [
        v("1.5 Blind Van MT", "bensin", "manual", 1493, [2005, null], 183),
        v("1.5 GA MT", "bensin", "manual", 1493, [2004, 2019], 169),
        v("1.5 GE MT", "bensin", "manual", 1493, [2004, null], 226),
        v("1.5 GL MT", "bensin", "manual", 1493, [2004, 2022], 206),
        v("1.5 GX MT", "bensin", "manual", 1493, [2004, null], 246),
        v("1.5 GX AT", "bensin", "otomatis", 1493, [2004, 2010], 162),
        v("1.5 SGX MT", "bensin", "manual", 1493, [2007, 2022], 233),
        v("1.5 SGX Luxury MT", "bensin", "manual", 1493, [2009, 2020], 226),
        v("1.5 SGX Luxury R17 MT", "bensin", "manual", 1493, [2012, 2020], 232)
      ]
    },
    {
      slug: "baleno",
      name: "Baleno",
      body: "hatchback",
      aliases: ["neo baleno", "baleno next g", "next g", "baleno hatchback", "baleno sedan"],
      share: 9,
      variants: [
        v("1.5 Sedan MT", "bensin", "manual", 1493, [1996, 2002], 128),
        v("1.5 Sedan AT", "bensin", "otomatis", 1493, [1996, 2002], 136),
        v("1.5 Next-G MT", "bensin", "manual", 1490, [2003, 2007], 158),
        v("1.5 Neo SX MT", "bensin", "manual", 1490, [2008, 2010], 182),
        v("1.5 Neo SX AT", "bensin", "otomatis", 1490, [2008, 2010], 192),
        v("1.4 GL MT", "bensin", "manual", 1373, [2017, 2019], 204),
        v("1.4 GL AT", "bensin", "otomatis", 1373, [2017, 2019], 216),
        v("1.5 MT", "bensin", "manual", 1462, [2019, 2024], 269),
        v("1.5 AT", "bensin", "otomatis", 1462, [2019, null], 298)
      ]
    },
    {
      slug: "ignis",
      name: "Ignis",
      body: "hatchback",
      aliases: [],
      share: 8,
      variants: [
        v("1.2 GL MT", "bensin", "manual", 1197, [2017, 2023], 209),
        v("1.2 GL AGS AT", "bensin", "otomatis", 1197, [2017, 2023], 219),
        v("1.2 GX MT", "bensin", "manual", 1197, [2017, 2024], 226),
        v("1.2 GX AGS AT", "bensin", "otomatis", 1197, [2017, 2024], 237),
        v("1.2 Sport Edition AGS AT", "bensin", "otomatis", 1197, [2018, 2019], 192)
      ]
    },
    {
      slug: "swift",
      name: "Swift",
      body: "hatchback",
      aliases: ["new swift", "swift gx", "swift gt3"],
      share: 9,
      variants: [
        v("1.5 GL MT", "bensin", "manual", 1490, [2005, 2012], 176),
        v("1.5 ST MT", "bensin", "manual", 1490, [2007, 2012], 183),
        v("1.5 ST AT", "bensin", "otomatis", 1490, [2007, 2012], 193),
        v("1.5 GT MT", "bensin", "manual", 1490, [2007, 2011], 188),
        v("1.5 GT3 AT", "bensin", "otomatis", 1490, [2010, 2011], 198),
        v("1.4 GL MT", "bensin", "manual", 1373, [2012, 2017], 195),
        v("1.4 GL AT", "bensin", "otomatis", 1373, [2012, 2017], 207),
        v("1.4 GX MT", "bensin", "manual", 1373, [2012, 2017], 212),
        v("1.4 GX AT", "bensin", "otomatis", 1373, [2012, 2017], 223),
        v("1.4 GS AT", "bensin", "otomatis", 1373, [2015, 2017], 232),
        v("1.4 Sport Turbo MT", "bensin", "manual", 1373, [2018, 2019], 465)
      ]
    },
    {
      slug: "s-presso",
      name: "S-Presso",
      body: "hatchback",
      aliases: ["spresso"],
      share: 2,
      variants: [
        v("1.0 MT", "bensin", "manual", 998, [2022, null], 176),
        v("1.0 AGS AT", "bensin", "otomatis", 998, [2022, null], 186)
      ]
    },
    {
      slug: "fronx",
      name: "Fronx",
      body: "crossover",
      aliases: ["fronk", "fronx hybrid"],
      share: 5,
      variants: [
        v("1.5 GL MT", "bensin", "manual", 1462, [2025, null], 260),
        v("1.5 GL AT", "bensin", "otomatis", 1462, [2025, null], 273),
        v("1.5 GX Hybrid MT", "hybrid", "manual", 1462, [2025, null], 286),
        v("1.5 GX Hybrid AT", "hybrid", "otomatis", 1462, [2025, null], 299),
        v("1.5 SGX Hybrid AT", "hybrid", "otomatis", 1462, [2025, null], 319)
      ]
    },
    {
      slug: "grand-vitara",
      name: "Grand Vitara",
      body: "suv",
      aliases: ["grand vitara hybrid", "grandvitara"],
      share: 6,
      variants: [
        v("2.0 JX MT", "bensin", "manual", 1995, [2006, 2011], 286),
        v("2.0 JX AT", "bensin", "otomatis", 1995, [2006, 2011], 297),
        v("2.0 JLX MT", "bensin", "manual", 1995, [2006, 2013], 318),
        v("2.0 JLX AT", "bensin", "otomatis", 1995, [2006, 2013], 331),
        v("2.4 JX AT", "bensin", "otomatis", 2393, [2009, 2017], 376),
        v("2.4 JLX AT", "bensin", "otomatis", 2393, [2009, 2013], 362),
        v("1.5 GL Hybrid AT", "hybrid", "otomatis", 1462, [2023, null], 395),
        v("1.5 GX Hybrid AT", "hybrid", "otomatis", 1462, [2023, null], 423),
        v("1.5 GX Hybrid Two Tone AT", "hybrid", "otomatis", 1462, [2023, null], 426)
      ]
    },
    {
      slug: "vitara",
      name: "Vitara",
      body: "suv",
      aliases: ["vitara epi"],
      share: 1.5,
      variants: [
        v("1.6 JLX MT", "bensin", "manual", 1590, [1992, 1995], 62),
        v("1.6 EPI MT", "bensin", "manual", 1590, [1994, 1997], 79)
      ]
    },
    {
      slug: "escudo",
      name: "Escudo",
      body: "suv",
      aliases: ["escudo nomade", "nomade"],
      share: 3,
      variants: [
        v("1.6 MT", "bensin", "manual", 1590, [1995, 2006], 189),
        v("1.6 Nomade MT", "bensin", "manual", 1590, [1996, 2001], 130),
        v("2.0 MT", "bensin", "manual", 1995, [2001, 2006], 229),
        v("2.0 AT", "bensin", "otomatis", 1995, [2001, 2006], 239)
      ]
    },
    {
      slug: "sidekick",
      name: "Sidekick",
      body: "suv",
      aliases: ["side kick", "sidekick drag one"],
      share: 0.8,
      variants: [v("1.6 MT", "bensin", "manual", 1590, [1995, 2001], 98)]
    },
    {
      slug: "jimny",
      name: "Jimny",
      body: "suv",
      aliases: [
        "jimny sierra",
        "all new jimny",
        "jimny 5 door",
        "jimny 3 door",
        "jimny 5 pintu",
        "jimny long",
        "sierra"
      ],
      share: 7,
      variants: [
        v("1.0 MT", "bensin", "manual", 970, [1982, 1996], 42),
        v("1.3 Caribian MT", "bensin", "manual", 1324, [2005, 2012], 240),
        v("1.3 4x4 MT", "bensin", "manual", 1328, [2017, 2018], 288),
        v("1.3 4x4 AT", "bensin", "otomatis", 1328, [2017, 2018], 299),
        v("1.5 MT", "bensin", "manual", 1462, [2019, null], 437),
        v("1.5 AT", "bensin", "otomatis", 1462, [2019, null], 450),
        v("1.5 Two Tone MT", "bensin", "manual", 1462, [2019, null], 440),
        v("1.5 Two Tone AT", "bensin", "otomatis", 1462, [2019, null], 453),
        v("1.5 5 Door MT", "bensin", "manual", 1462, [2024, null], 466),
        v("1.5 5 Door AT", "bensin", "otomatis", 1462, [2024, null], 479),
        v("1.5 5 Door Two Tone AT", "bensin", "otomatis", 1462, [2024, null], 482)
      ]
    },
    {
      slug: "katana",
      name: "Katana",
      body: "suv",
      aliases: ["jimny katana"],
      share: 3,
      variants: [
        v("1.0 GX MT", "bensin", "manual", 970, [1987, 2006], 85),
        v("1.0 GX Power Steering MT", "bensin", "manual", 970, [1993, 2006], 92),
        v("1.0 Short MT", "bensin", "manual", 970, [1987, 1995], 39)
      ]
    },
    {
      slug: "suzuki-karimun",
      name: "Karimun",
      body: "hatchback",
      aliases: ["karimun kotak", "karimun gx"],
      share: 4,
      variants: [
        v("1.0 DX MT", "bensin", "manual", 993, [1999, 2003], 82),
        v("1.0 GX MT", "bensin", "manual", 993, [1999, 2006], 102)
      ]
    },
    {
      slug: "karimun-estilo",
      name: "Karimun Estilo",
      body: "hatchback",
      aliases: ["estilo", "karimun estillo", "estillo"],
      share: 3,
      variants: [
        v("1.0 MT", "bensin", "manual", 998, [2009, 2013], 124),
        v("1.1 MT", "bensin", "manual", 1061, [2007, 2009], 109),
        v("1.0 GX AT", "bensin", "otomatis", 998, [2009, 2013], 136)
      ]
    },
    {
      slug: "karimun-wagon-r",
      name: "Karimun Wagon R",
      body: "hatchback",
      aliases: ["wagon r", "karimun wagon", "wagon r gs"],
      share: 7,
      variants: [
        v("1.0 GA MT", "bensin", "manual", 998, [2013, 2021], 118),
        v("1.0 GL MT", "bensin", "manual", 998, [2013, 2021], 131),
        v("1.0 GX MT", "bensin", "manual", 998, [2013, 2017], 121),
        v("1.0 GL AGS AT", "bensin", "otomatis", 998, [2015, 2021], 140),
        v("1.0 GS MT", "bensin", "manual", 998, [2014, 2021], 146),
        v("1.0 GS AGS AT", "bensin", "otomatis", 998, [2015, 2021], 154),
        v("1.0 Dilago MT", "bensin", "manual", 998, [2014, 2016], 124),
        v("1.0 Blind Van MT", "bensin", "manual", 998, [2013, 2019], 92)
      ]
    },
    {
      slug: "splash",
      name: "Splash",
      body: "hatchback",
      aliases: [],
      share: 3,
      variants: [
        v("1.2 GL MT", "bensin", "manual", 1197, [2010, 2016], 162),
        v("1.2 GL AT", "bensin", "otomatis", 1197, [2010, 2014], 166),
        v("1.2 A2B MT", "bensin", "manual", 1197, [2013, 2014], 148)
      ]
    },
    {
      slug: "celerio",
      name: "Celerio",
      body: "hatchback",
      aliases: [],
      share: 0.8,
      variants: [
        v("1.0 GL MT", "bensin", "manual", 998, [2015, 2016], 151),
        v("1.0 GX CVT", "bensin", "otomatis", 998, [2015, 2016], 171)
      ]
    },
    {
      slug: "sx4",
      name: "SX4",
      body: "crossover",
      aliases: ["sx4 x-over", "x-over"],
      share: 4,
      variants: [
        v("1.5 X-Over MT", "bensin", "manual", 1490, [2007, 2014], 205),
        v("1.5 X-Over AT", "bensin", "otomatis", 1490, [2007, 2014], 217),
        v("1.5 RC1 AT", "bensin", "otomatis", 1490, [2011, 2013], 222)
      ]
    },
    {
      slug: "sx4-s-cross",
      name: "SX4 S-Cross",
      body: "crossover",
      aliases: ["s-cross", "sx4 scross"],
      share: 3,
      variants: [
        v("1.5 MT", "bensin", "manual", 1491, [2016, 2022], 294),
        v("1.5 AT", "bensin", "otomatis", 1491, [2016, 2023], 312)
      ]
    },
    {
      slug: "aerio",
      name: "Aerio",
      body: "hatchback",
      aliases: [],
      share: 2,
      variants: [
        v("1.5 DX MT", "bensin", "manual", 1491, [2002, 2007], 148),
        v("1.5 DX AT", "bensin", "otomatis", 1491, [2002, 2007], 158),
        v("1.5 M MT", "bensin", "manual", 1491, [2002, 2004], 138)
      ]
    },
    {
      slug: "kizashi",
      name: "Kizashi",
      body: "sedan",
      aliases: [],
      share: 0.4,
      variants: [v("2.4 AT", "bensin", "otomatis", 2393, [2011, 2015], 415)]
    },
    {
      slug: "forsa",
      name: "Forsa",
      body: "hatchback",
      aliases: ["forsa amenity", "amenity"],
      share: 0.5,
      variants: [
        v("1.0 GL MT", "bensin", "manual", 993, [1986, 1989], 20),
        v("1.3 Amenity MT", "bensin", "manual", 1298, [1990, 1993], 33)
      ]
    },
    {
      slug: "esteem",
      name: "Esteem",
      body: "sedan",
      aliases: [],
      share: 0.6,
      variants: [
        v("1.3 GT MT", "bensin", "manual", 1298, [1990, 1996], 46),
        v("1.6 GTi MT", "bensin", "manual", 1590, [1991, 1996], 53)
      ]
    },
    {
      slug: "every",
      name: "Every",
      body: "van",
      aliases: ["every plus"],
      share: 0.4,
      variants: [v("1.3 MT", "bensin", "manual", 1298, [2004, 2006], 98)]
    },
    {
      slug: "e-vitara",
      name: "e Vitara",
      body: "suv",
      aliases: [],
      share: 0.3,
      variants: [v("61 kWh EV", "listrik", "otomatis", 0, [2026, null], 755)]
    }
  ]
};

// src/server/db/seed/vehicles/toyota.ts
var toyota = {
  slug: "toyota",
  name: "Toyota",
  aliases: ["toyota astra"],
  popular: true,
  models: [
    {
      slug: "avanza",
      name: "Avanza",
      body: "mpv",
      aliases: [
        "all new avanza",
        "new avanza",
        "grand new avanza",
        "avanza veloz",
        "grand new veloz",
        "all new veloz",
        "veloz",
        "transmover",
        "avansa"
      ],
      share: 100,
      variants: [
        v("1.3 E MT", "bensin", "manual", 1329, [2004, null], 242),
        v("1.3 E AT", "bensin", "otomatis", 1329, [2012, 2021], 218),
        v("1.3 E CVT", "bensin", "otomatis", 1329, [2021, null], 255),
        v("1.3 G MT", "bensin", "manual", 1329, [2004, 2021], 223),
        v("1.3 G AT", "bensin", "otomatis", 1298, [2006, 2021], 234),
        v("1.3 G Luxury MT", "bensin", "manual", 1298, [2014, 2015], 188),
        v("1.3 Veloz MT", "bensin", "manual", 1329, [2015, 2021], 230),
        v("1.3 Veloz AT", "bensin", "otomatis", 1329, [2015, 2021], 241),
        v("1.3 Transmover MT", "bensin", "manual", 1329, [2016, 2022], 198),
        v("1.5 S MT", "bensin", "manual", 1495, [2006, 2011], 166),
        v("1.5 S AT", "bensin", "otomatis", 1495, [2006, 2011], 177),
        v("1.5 G MT", "bensin", "manual", 1496, [2012, null], 271),
        v("1.5 G AT", "bensin", "otomatis", 1496, [2012, 2019], 211),
        v("1.5 G CVT", "bensin", "otomatis", 1496, [2021, null], 284),
        v("1.5 G TSS CVT", "bensin", "otomatis", 1496, [2021, 2024], 299),
        v("1.5 Veloz MT", "bensin", "manual", 1496, [2011, 2025], 293),
        v("1.5 Veloz AT", "bensin", "otomatis", 1496, [2011, 2021], 255),
        v("1.5 Veloz Luxury MT", "bensin", "manual", 1495, [2014, 2015], 206),
        v("1.5 Veloz CVT", "bensin", "otomatis", 1496, [2021, null], 311),
        v("1.5 Veloz Q CVT", "bensin", "otomatis", 1496, [2021, null], 328),
        v("1.5 Veloz Q TSS CVT", "bensin", "otomatis", 1496, [2021, null], 347),
        v("1.5 Veloz Hybrid CVT", "hybrid", "otomatis", 1496, [2025, null], 303)
      ]
    },
    {
      slug: "kijang-innova",
      name: "Kijang Innova",
      body: "mpv",
      aliases: [
        "innova",
        "innova reborn",
        "all new innova",
        "kijang innova reborn",
        "innova venturer",
        "venturer",
        "innova zenix",
        "kijang innova zenix",
        "zenix",
        "grand new innova",
        "kijang inova",
        "inova"
      ],
      share: 74,
      variants: [
        v("2.0 E MT", "bensin", "manual", 1998, [2004, 2015], 228),
        v("2.0 E AT", "bensin", "otomatis", 1998, [2012, 2015], 240),
        v("2.0 G MT", "bensin", "manual", 1998, [2004, 2022], 346),
        v("2.0 G AT", "bensin", "otomatis", 1998, [2004, 2022], 366),
        v("2.0 G Luxury AT", "bensin", "otomatis", 1998, [2013, 2015], 276),
        v("2.0 V MT", "bensin", "manual", 1998, [2004, 2019], 350),
        v("2.0 V AT", "bensin", "otomatis", 1998, [2004, 2022], 398),
        v("2.0 V Luxury AT", "bensin", "otomatis", 1998, [2012, 2015], 313),
        v("2.0 Q MT", "bensin", "manual", 1998, [2015, 2017], 370),
        v("2.0 Q AT", "bensin", "otomatis", 1998, [2015, 2017], 391),
        v("2.0 Venturer AT", "bensin", "otomatis", 1998, [2017, 2022], 457),
        v("2.4 G Diesel MT", "diesel", "manual", 2393, [2015, null], 426),
        v("2.4 G Diesel AT", "diesel", "otomatis", 2393, [2015, null], 448),
        v("2.4 V Diesel MT", "diesel", "manual", 2393, [2015, 2022], 425),
        v("2.4 V Diesel AT", "diesel", "otomatis", 2393, [2015, null], 479),
        v("2.4 Q Diesel MT", "diesel", "manual", 2393, [2015, 2017], 405),
        v("2.4 Q Diesel AT", "diesel", "otomatis", 2393, [2015, 2017], 430),
        v("2.4 Venturer Diesel MT", "diesel", "manual", 2393, [2017, 2020], 448),
        v("2.4 Venturer Diesel AT", "diesel", "otomatis", 2393, [2017, 2022], 502),
        v("2.5 E Diesel MT", "diesel", "manual", 2494, [2005, 2015], 250),
        v("2.5 G Diesel MT", "diesel", "manual", 2494, [2005, 2015], 291),
        v("2.5 G Diesel AT", "diesel", "otomatis", 2494, [2005, 2015], 309),
        v("2.5 G Luxury Diesel AT", "diesel", "otomatis", 2494, [2013, 2015], 318),
        v("2.5 V Diesel MT", "diesel", "manual", 2494, [2005, 2015], 324),
        v("2.5 V Diesel AT", "diesel", "otomatis", 2494, [2005, 2015], 343),
        v("2.7 V AT", "bensin", "otomatis", 2694, [2004, 2007], 266),
        v("2.0 Zenix G CVT", "bensin", "otomatis", 1987, [2022, null], 433),
        v("2.0 Zenix V CVT", "bensin", "otomatis", 1987, [2022, null], 483),
        v("2.0 Zenix G Hybrid CVT", "hybrid", "otomatis", 1987, [2022, null], 480),
        v("2.0 Zenix V Hybrid CVT", "hybrid", "otomatis", 1987, [2022, null], 547),
        v("2.0 Zenix V Hybrid Modellista CVT", "hybrid", "otomatis", 1987, [2022, null], 564),
        v("2.0 Zenix Q Hybrid TSS CVT", "hybrid", "otomatis", 1987, [2022, null], 626),
        v("2.0 Zenix Q Hybrid TSS Modellista CVT", "hybrid", "otomatis", 1987, [2022, null], 643)
      ]
    },
    {
      slug: "kijang",
      name: "Kijang",
      body: "mpv",
      aliases: [
        "kijang super",
        "kijang kapsul",
        "kijang grand extra",
        "kijang krista",
        "kijang lgx",
        "kijang lsx",
        "kijang rangga"
      ],
      share: 17,
      variants: [
        v("1.5 Super MT", "bensin", "manual", 1486, [1986, 1996], 41),
        v("1.5 Grand Extra MT", "bensin", "manual", 1486, [1992, 1996], 48),
        v("1.8 Grand Extra MT", "bensin", "manual", 1781, [1995, 1996], 53),
        v("1.8 SX MT", "bensin", "manual", 1781, [1997, 2004], 98),
        v("1.8 LX MT", "bensin", "manual", 1781, [1997, 2004], 105),
        v("1.8 SSX MT", "bensin", "manual", 1781, [1997, 2002], 98),
        v("1.8 LSX MT", "bensin", "manual", 1781, [1997, 2004], 120),
        v("1.8 SGX MT", "bensin", "manual", 1781, [1997, 2004], 126),
        v("1.8 LGX MT", "bensin", "manual", 1781, [1997, 2004], 138),
        v("1.8 Krista MT", "bensin", "manual", 1781, [1997, 2004], 146),
        v("1.8 Rangga MT", "bensin", "manual", 1781, [1997, 2e3], 82),
        v("2.0 LGX MT", "bensin", "manual", 1998, [2e3, 2004], 151),
        v("2.0 LGX AT", "bensin", "otomatis", 1998, [2e3, 2004], 160),
        v("2.0 Krista AT", "bensin", "otomatis", 1998, [2e3, 2004], 168),
        v("2.4 LX Diesel MT", "diesel", "manual", 2446, [1997, 2004], 116),
        v("2.4 LSX Diesel MT", "diesel", "manual", 2446, [1997, 2004], 132),
        v("2.4 LGX Diesel MT", "diesel", "manual", 2446, [1997, 2004], 150),
        v("2.4 Krista Diesel MT", "diesel", "manual", 2446, [1998, 2004], 158),
        v("1.5 Pick Up MT", "bensin", "manual", 1486, [1986, 2007], 86)
      ]
    },
    {
      slug: "fortuner",
      name: "Fortuner",
      body: "suv",
      aliases: [
        "all new fortuner",
        "fortuner vrz",
        "fortuner trd",
        "fortuner gr sport",
        "fortuner srz",
        "grand new fortuner"
      ],
      share: 44,
      variants: [
        v("2.4 G 4x2 Diesel MT", "diesel", "manual", 2393, [2016, 2024], 546),
        v("2.4 G 4x2 Diesel AT", "diesel", "otomatis", 2393, [2016, null], 580),
        v("2.4 G 4x4 Diesel MT", "diesel", "manual", 2393, [2016, 2019], 528),
        v("2.4 G 4x4 Diesel AT", "diesel", "otomatis", 2393, [2018, 2020], 580),
        v("2.4 VRZ 4x2 Diesel MT", "diesel", "manual", 2393, [2016, 2018], 478),
        v("2.4 VRZ 4x2 Diesel AT", "diesel", "otomatis", 2393, [2016, 2022], 565),
        v("2.4 VRZ 4x4 Diesel AT", "diesel", "otomatis", 2393, [2016, 2022], 705),
        v("2.4 VRZ TRD 4x2 Diesel AT", "diesel", "otomatis", 2393, [2017, 2021], 568),
        v("2.4 VRZ GR Sport 4x2 Diesel AT", "diesel", "otomatis", 2393, [2021, 2022], 586),
        v("2.5 G Diesel MT", "diesel", "manual", 2494, [2006, 2015], 398),
        v("2.5 G Diesel AT", "diesel", "otomatis", 2494, [2006, 2015], 416),
        v("2.5 G TRD Sportivo Diesel MT", "diesel", "manual", 2494, [2011, 2015], 427),
        v("2.5 G TRD Sportivo Diesel AT", "diesel", "otomatis", 2494, [2011, 2015], 446),
        v("2.5 G VNT Diesel AT", "diesel", "otomatis", 2494, [2012, 2015], 432),
        v("2.7 G AT", "bensin", "otomatis", 2694, [2005, 2015], 403),
        v("2.7 G TRD Sportivo AT", "bensin", "otomatis", 2694, [2011, 2015], 425),
        v("2.7 G Luxury AT", "bensin", "otomatis", 2694, [2011, 2015], 416),
        v("2.7 V 4x4 AT", "bensin", "otomatis", 2694, [2005, 2012], 466),
        v("2.7 SRZ 4x2 AT", "bensin", "otomatis", 2694, [2016, null], 617),
        v("2.7 GR Sport 4x2 AT", "bensin", "otomatis", 2694, [2023, null], 635),
        v("2.8 VRZ 4x2 Diesel AT", "diesel", "otomatis", 2755, [2022, null], 627),
        v("2.8 VRZ TSS 4x2 Diesel AT", "diesel", "otomatis", 2755, [2024, null], 649),
        v("2.8 GR Sport 4x2 Diesel AT", "diesel", "otomatis", 2755, [2022, null], 652),
        v("2.8 GR Sport TSS 4x2 Diesel AT", "diesel", "otomatis", 2755, [2024, null], 668),
        v("2.8 GR Sport 4x4 Diesel AT", "diesel", "otomatis", 2755, [2022, null], 771),
        v("3.0 V 4x4 Diesel AT", "diesel", "otomatis", 2982, [2008, 2013], 495)
      ]
    },
    {
      slug: "rush",
      name: "Rush",
      body: "suv",
      aliases: ["all new rush", "rush trd", "rush gr sport", "rush trd sportivo"],
      share: 33,
      variants: [
        v("1.5 S MT", "bensin", "manual", 1495, [2007, 2017], 243),
        v("1.5 S AT", "bensin", "otomatis", 1495, [2007, 2017], 254),
        v("1.5 G MT", "bensin", "manual", 1496, [2006, null], 290),
        v("1.5 G AT", "bensin", "otomatis", 1496, [2006, null], 301),
        v("1.5 TRD Sportivo MT", "bensin", "manual", 1496, [2012, 2021], 268),
        v("1.5 TRD Sportivo AT", "bensin", "otomatis", 1496, [2012, 2021], 278),
        v("1.5 TRD Sportivo Ultimo MT", "bensin", "manual", 1495, [2016, 2017], 259),
        v("1.5 TRD Sportivo Ultimo AT", "bensin", "otomatis", 1495, [2016, 2017], 270),
        v("1.5 GR Sport MT", "bensin", "manual", 1496, [2021, null], 302),
        v("1.5 GR Sport AT", "bensin", "otomatis", 1496, [2021, null], 313)
      ]
    },
    {
      slug: "calya",
      name: "Calya",
      body: "mpv",
      aliases: ["all new calya", "new calya"],
      share: 31,
      variants: [
        v("1.2 E MT", "bensin", "manual", 1197, [2016, null], 170),
        v("1.2 E STD MT", "bensin", "manual", 1197, [2019, 2023], 157),
        v("1.2 G MT", "bensin", "manual", 1197, [2016, null], 179),
        v("1.2 G AT", "bensin", "otomatis", 1197, [2016, null], 195)
      ]
    },
    {
      slug: "agya",
      name: "Agya",
      body: "hatchback",
      aliases: ["all new agya", "new agya", "agya gr sport", "agya trd"],
      share: 30,
      variants: [
        v("1.0 E MT", "bensin", "manual", 998, [2012, 2017], 112),
        v("1.0 E AT", "bensin", "otomatis", 998, [2013, 2017], 122),
        v("1.0 G MT", "bensin", "manual", 998, [2012, 2020], 143),
        v("1.0 G AT", "bensin", "otomatis", 998, [2012, 2020], 152),
        v("1.0 TRD Sportivo MT", "bensin", "manual", 998, [2013, 2017], 131),
        v("1.0 TRD Sportivo AT", "bensin", "otomatis", 998, [2013, 2019], 140),
        v("1.2 E MT", "bensin", "manual", 1198, [2023, null], 176),
        v("1.2 G MT", "bensin", "manual", 1197, [2017, null], 187),
        v("1.2 G AT", "bensin", "otomatis", 1197, [2017, 2023], 176),
        v("1.2 G CVT", "bensin", "otomatis", 1198, [2023, null], 203),
        v("1.2 TRD Sportivo MT", "bensin", "manual", 1197, [2017, 2021], 155),
        v("1.2 TRD Sportivo AT", "bensin", "otomatis", 1197, [2017, 2021], 169),
        v("1.2 GR Sport MT", "bensin", "manual", 1198, [2021, null], 249),
        v("1.2 GR Sport AT", "bensin", "otomatis", 1197, [2021, 2023], 181),
        v("1.2 GR Sport CVT", "bensin", "otomatis", 1198, [2023, null], 263)
      ]
    },
    {
      slug: "yaris",
      name: "Yaris",
      body: "hatchback",
      aliases: ["all new yaris", "yaris trd", "yaris trd sportivo", "yaris bakpao", "yaris gr sport"],
      share: 27,
      variants: [
        v("1.5 J MT", "bensin", "manual", 1497, [2006, 2014], 198),
        v("1.5 J AT", "bensin", "otomatis", 1497, [2010, 2014], 208),
        v("1.5 E MT", "bensin", "manual", 1496, [2006, 2021], 249),
        v("1.5 E AT", "bensin", "otomatis", 1497, [2006, 2017], 246),
        v("1.5 G MT", "bensin", "manual", 1496, [2014, 2020], 262),
        v("1.5 G CVT", "bensin", "otomatis", 1496, [2014, 2022], 285),
        v("1.5 S MT", "bensin", "manual", 1497, [2006, 2014], 227),
        v("1.5 S AT", "bensin", "otomatis", 1497, [2006, 2014], 238),
        v("1.5 S Limited AT", "bensin", "otomatis", 1497, [2006, 2013], 232),
        v("1.5 TRD Sportivo MT", "bensin", "manual", 1496, [2010, 2021], 288),
        v("1.5 TRD Sportivo AT", "bensin", "otomatis", 1496, [2010, 2017], 277),
        v("1.5 TRD Sportivo CVT", "bensin", "otomatis", 1496, [2016, 2021], 301),
        v("1.5 S GR Sport MT", "bensin", "manual", 1496, [2021, 2023], 310),
        v("1.5 S GR Sport CVT", "bensin", "otomatis", 1496, [2021, 2025], 352)
      ]
    },
    {
      slug: "yaris-cross",
      name: "Yaris Cross",
      body: "crossover",
      aliases: [],
      share: 4,
      variants: [
        v("1.5 G MT", "bensin", "manual", 1496, [2023, 2024], 359),
        v("1.5 G CVT", "bensin", "otomatis", 1496, [2023, null], 375),
        v("1.5 S Hybrid CVT", "hybrid", "otomatis", 1496, [2023, null], 425),
        v("1.5 S GR Parts Aero Hybrid CVT", "hybrid", "otomatis", 1496, [2023, null], 454),
        v("1.5 S TSS Hybrid CVT", "hybrid", "otomatis", 1496, [2023, null], 443)
      ]
    },
    {
      slug: "raize",
      name: "Raize",
      body: "suv",
      aliases: ["raize gr sport", "raize turbo"],
      share: 15,
      variants: [
        v("1.2 G MT", "bensin", "manual", 1198, [2021, null], 242),
        v("1.2 G CVT", "bensin", "otomatis", 1198, [2021, null], 258),
        v("1.0 Turbo G MT", "bensin", "manual", 998, [2021, 2023], 246),
        v("1.0 Turbo G CVT", "bensin", "otomatis", 998, [2021, null], 275),
        v("1.0 Turbo GR Sport CVT", "bensin", "otomatis", 998, [2021, null], 297),
        v("1.0 Turbo GR Sport TSS CVT", "bensin", "otomatis", 998, [2021, null], 325),
        v("1.0 Turbo S CVT", "bensin", "otomatis", 998, [2021, 2022], 268)
      ]
    },
    {
      slug: "sienta",
      name: "Sienta",
      body: "mpv",
      aliases: ["all new sienta"],
      share: 8,
      variants: [
        v("1.5 E MT", "bensin", "manual", 1496, [2016, 2020], 245),
        v("1.5 E CVT", "bensin", "otomatis", 1496, [2016, 2020], 257),
        v("1.5 G MT", "bensin", "manual", 1496, [2016, 2020], 261),
        v("1.5 G CVT", "bensin", "otomatis", 1496, [2016, 2022], 287),
        v("1.5 V MT", "bensin", "manual", 1496, [2016, 2019], 268),
        v("1.5 V CVT", "bensin", "otomatis", 1496, [2016, 2023], 311),
        v("1.5 Q CVT", "bensin", "otomatis", 1496, [2016, 2023], 335)
      ]
    },
    {
      slug: "alphard",
      name: "Alphard",
      body: "mpv",
      aliases: ["alpard", "alphard transformer", "all new alphard"],
      share: 16,
      variants: [
        v("2.4 G AT", "bensin", "otomatis", 2362, [2005, 2014], 820),
        v("2.4 X AT", "bensin", "otomatis", 2362, [2008, 2015], 790),
        v("2.4 S AT", "bensin", "otomatis", 2362, [2008, 2014], 850),
        v("2.4 SC Audioless AT", "bensin", "otomatis", 2362, [2011, 2015], 880),
        v("2.5 X AT", "bensin", "otomatis", 2493, [2015, 2023], 1130),
        v("2.5 G AT", "bensin", "otomatis", 2493, [2015, 2023], 1270),
        v("2.5 G ATPM AT", "bensin", "otomatis", 2493, [2015, 2018], 1100),
        v("2.5 SC AT", "bensin", "otomatis", 2493, [2015, 2019], 1060),
        v("3.0 V6 AT", "bensin", "otomatis", 2994, [2002, 2008], 760),
        v("3.5 Q AT", "bensin", "otomatis", 3456, [2010, 2023], 2180),
        v("2.5 X CVT", "bensin", "otomatis", 2487, [2023, null], 1370),
        v("2.5 G CVT", "bensin", "otomatis", 2487, [2023, null], 1560),
        v("2.5 HEV CVT", "hybrid", "otomatis", 2487, [2023, null], 1680)
      ]
    },
    {
      slug: "vellfire",
      name: "Vellfire",
      body: "mpv",
      aliases: ["velfire", "all new vellfire"],
      share: 6,
      variants: [
        v("2.4 V AT", "bensin", "otomatis", 2362, [2008, 2015], 900),
        v("2.4 X AT", "bensin", "otomatis", 2362, [2008, 2015], 800),
        v("2.4 Z AT", "bensin", "otomatis", 2362, [2008, 2015], 860),
        v("2.4 ZG Audioless AT", "bensin", "otomatis", 2362, [2011, 2015], 930),
        v("2.5 G AT", "bensin", "otomatis", 2493, [2015, 2023], 1290),
        v("2.5 ZG AT", "bensin", "otomatis", 2493, [2015, 2019], 1150),
        v("2.5 HEV CVT", "hybrid", "otomatis", 2487, [2023, null], 1850)
      ]
    },
    {
      slug: "voxy",
      name: "Voxy",
      body: "mpv",
      aliases: ["new voxy", "noah voxy"],
      share: 4,
      variants: [
        v("2.0 AT", "bensin", "otomatis", 1987, [2017, 2022], 503),
        v("2.0 CVT", "bensin", "otomatis", 1986, [2022, null], 626)
      ]
    },
    {
      slug: "nav1",
      name: "NAV1",
      body: "mpv",
      aliases: ["nav 1"],
      share: 2.5,
      variants: [
        v("2.0 G AT", "bensin", "otomatis", 1987, [2012, 2017], 396),
        v("2.0 V AT", "bensin", "otomatis", 1987, [2012, 2017], 429),
        v("2.0 V Limited AT", "bensin", "otomatis", 1987, [2014, 2017], 448)
      ]
    },
    {
      slug: "vios",
      name: "Vios",
      body: "sedan",
      aliases: ["all new vios", "limo", "vios limo"],
      share: 9,
      variants: [
        v("1.5 E MT", "bensin", "manual", 1496, [2003, 2022], 308),
        v("1.5 E CVT", "bensin", "otomatis", 1496, [2016, null], 332),
        v("1.5 G MT", "bensin", "manual", 1496, [2003, 2022], 322),
        v("1.5 G AT", "bensin", "otomatis", 1497, [2003, 2016], 295),
        v("1.5 G CVT", "bensin", "otomatis", 1496, [2016, null], 370),
        v("1.5 G TSS CVT", "bensin", "otomatis", 1496, [2022, null], 382),
        v("1.5 TRD Sportivo MT", "bensin", "manual", 1497, [2008, 2017], 296),
        v("1.5 TRD Sportivo AT", "bensin", "otomatis", 1497, [2008, 2017], 308),
        v("1.5 Limo MT", "bensin", "manual", 1497, [2004, 2019], 215),
        v("1.5 Hybrid CVT", "hybrid", "otomatis", 1496, [2025, null], 430)
      ]
    },
    {
      slug: "corolla-altis",
      name: "Corolla Altis",
      body: "sedan",
      aliases: ["altis", "corola altis", "all new corolla altis"],
      share: 7,
      variants: [
        v("1.8 J MT", "bensin", "manual", 1794, [2001, 2007], 212),
        v("1.8 E MT", "bensin", "manual", 1798, [2008, 2013], 341),
        v("1.8 G MT", "bensin", "manual", 1794, [2001, 2016], 389),
        v("1.8 G AT", "bensin", "otomatis", 1794, [2001, 2016], 407),
        v("1.8 V AT", "bensin", "otomatis", 1798, [2014, 2023], 542),
        v("2.0 V AT", "bensin", "otomatis", 1987, [2010, 2014], 424),
        v("1.8 G CVT", "bensin", "otomatis", 1798, [2019, 2023], 514),
        v("1.8 Hybrid CVT", "hybrid", "otomatis", 1798, [2019, null], 638),
        v("1.8 HEV GR Sport CVT", "hybrid", "otomatis", 1798, [2023, null], 667)
      ]
    },
    {
      slug: "corolla",
      name: "Corolla",
      body: "sedan",
      aliases: [
        "great corolla",
        "all new corolla",
        "corolla dx",
        "corolla twincam",
        "corolla se limited",
        "twincam"
      ],
      share: 3,
      variants: [
        v("1.3 DX MT", "bensin", "manual", 1290, [1980, 1984], 20),
        v("1.3 SE Saloon MT", "bensin", "manual", 1295, [1984, 1991], 29),
        v("1.6 Twincam MT", "bensin", "manual", 1587, [1988, 1992], 42),
        v("1.6 Great MT", "bensin", "manual", 1587, [1992, 1995], 62),
        v("1.6 Great AT", "bensin", "otomatis", 1587, [1992, 1995], 67),
        v("1.6 SEG MT", "bensin", "manual", 1587, [1992, 1998], 89),
        v("1.8 SEG MT", "bensin", "manual", 1762, [1996, 2001], 178),
        v("1.8 SEG AT", "bensin", "otomatis", 1762, [1996, 2001], 188),
        v("1.3 XLi MT", "bensin", "manual", 1331, [1995, 2001], 128)
      ]
    },
    {
      slug: "corolla-cross",
      name: "Corolla Cross",
      body: "suv",
      aliases: ["corola cross"],
      share: 3,
      variants: [
        v("1.8 CVT", "bensin", "otomatis", 1798, [2020, 2023], 517),
        v("1.8 Hybrid CVT", "hybrid", "otomatis", 1798, [2020, 2024], 611),
        v("1.8 Hybrid GR Sport CVT", "hybrid", "otomatis", 1798, [2022, null], 634)
      ]
    },
    {
      slug: "camry",
      name: "Camry",
      body: "sedan",
      aliases: ["all new camry", "camry hybrid"],
      share: 9,
      variants: [
        v("2.2 GX AT", "bensin", "otomatis", 2164, [1993, 2001], 265),
        v("2.4 G MT", "bensin", "manual", 2362, [2002, 2006], 380),
        v("2.4 G AT", "bensin", "otomatis", 2362, [2002, 2012], 475),
        v("2.4 V AT", "bensin", "otomatis", 2362, [2006, 2012], 520),
        v("3.0 V6 AT", "bensin", "otomatis", 2995, [2002, 2006], 535),
        v("3.5 Q AT", "bensin", "otomatis", 3456, [2006, 2012], 720),
        v("2.5 G AT", "bensin", "otomatis", 2494, [2012, 2019], 619),
        v("2.5 V AT", "bensin", "otomatis", 2487, [2012, 2023], 727),
        v("2.5 Hybrid AT", "hybrid", "otomatis", 2494, [2012, 2024], 893),
        v("2.5 V HEV CVT", "hybrid", "otomatis", 2487, [2024, null], 962)
      ]
    },
    {
      slug: "crown",
      name: "Crown",
      body: "sedan",
      aliases: ["crown royal", "crown royal saloon", "royal saloon", "crown super saloon", "crown majesta"],
      share: 1.2,
      variants: [
        v("2.8 Super Saloon MT", "bensin", "manual", 2759, [1980, 1990], 62),
        v("3.0 Royal Saloon MT", "bensin", "manual", 2954, [1990, 1999], 185),
        v("3.0 Royal Saloon AT", "bensin", "otomatis", 2954, [1990, 2008], 690),
        v("2.5 HEV CVT", "hybrid", "otomatis", 2487, [2023, null], 1292),
        v("2.4 Turbo Hybrid AT", "hybrid", "otomatis", 2393, [2023, null], 1560)
      ]
    },
    {
      slug: "corona",
      name: "Corona",
      body: "sedan",
      aliases: ["corona absolute", "corona twincam", "corona exsior"],
      share: 1,
      variants: [
        v("1.6 Twincam MT", "bensin", "manual", 1587, [1988, 1992], 52),
        v("2.0 Twincam MT", "bensin", "manual", 1998, [1990, 1993], 68),
        v("1.6 Absolute MT", "bensin", "manual", 1587, [1993, 1998], 92),
        v("2.0 Absolute MT", "bensin", "manual", 1998, [1993, 1998], 112),
        v("2.0 Absolute AT", "bensin", "otomatis", 1998, [1993, 1998], 119)
      ]
    },
    {
      slug: "soluna",
      name: "Soluna",
      body: "sedan",
      aliases: [],
      share: 1,
      variants: [
        v("1.5 XLi MT", "bensin", "manual", 1497, [2e3, 2003], 112),
        v("1.5 GLi MT", "bensin", "manual", 1497, [2e3, 2003], 124),
        v("1.5 GLi AT", "bensin", "otomatis", 1497, [2e3, 2003], 132)
      ]
    },
    {
      slug: "starlet",
      name: "Starlet",
      body: "hatchback",
      aliases: ["starlet kapsul", "starlet kotak"],
      share: 2,
      variants: [
        v("1.0 Kotak MT", "bensin", "manual", 999, [1985, 1989], 23),
        v("1.3 SE MT", "bensin", "manual", 1295, [1990, 1995], 47),
        v("1.3 SEG MT", "bensin", "manual", 1295, [1992, 1998], 57),
        v("1.3 Turbo Look MT", "bensin", "manual", 1295, [1996, 1998], 62)
      ]
    },
    {
      slug: "etios",
      name: "Etios Valco",
      body: "hatchback",
      aliases: ["etios falco"],
      share: 4,
      variants: [
        v("1.2 J MT", "bensin", "manual", 1197, [2013, 2017], 142),
        v("1.2 E MT", "bensin", "manual", 1197, [2013, 2017], 157),
        v("1.2 G MT", "bensin", "manual", 1197, [2013, 2017], 169),
        v("1.2 TOM'S Edition MT", "bensin", "manual", 1197, [2014, 2016], 170)
      ]
    },
    {
      slug: "hiace",
      name: "Hiace",
      body: "van",
      aliases: ["hi ace", "hiace commuter", "hiace premio"],
      share: 8,
      variants: [
        v("2.5 Commuter Diesel MT", "diesel", "manual", 2494, [2012, 2024], 530),
        v("2.7 Commuter MT", "bensin", "manual", 2694, [2005, 2012], 360),
        v("3.0 Commuter Diesel MT", "diesel", "manual", 2982, [2014, 2023], 612),
        v("2.8 Premio Diesel MT", "diesel", "manual", 2755, [2019, null], 686),
        v("2.8 Premio Luxury Diesel MT", "diesel", "manual", 2755, [2022, null], 717)
      ]
    },
    {
      slug: "hilux",
      name: "Hilux",
      body: "pickup-truck",
      aliases: ["hi lux", "hilux double cabin", "hilux revo", "hilux d-cab"],
      share: 10,
      variants: [
        v("2.0 Single Cab MT", "bensin", "manual", 1998, [2009, null], 283),
        v("2.4 Single Cab Diesel MT", "diesel", "manual", 2393, [2015, null], 312),
        v("2.4 Single Cab 4x4 Diesel MT", "diesel", "manual", 2393, [2017, null], 403),
        v("2.4 E D-Cab 4x4 Diesel MT", "diesel", "manual", 2393, [2015, null], 455),
        v("2.4 G D-Cab 4x4 Diesel MT", "diesel", "manual", 2393, [2015, null], 484),
        v("2.4 V D-Cab 4x4 Diesel AT", "diesel", "otomatis", 2393, [2015, 2023], 533),
        v("2.8 V D-Cab 4x4 Diesel AT", "diesel", "otomatis", 2755, [2023, null], 585),
        v("2.5 E D-Cab 4x4 Diesel MT", "diesel", "manual", 2494, [2008, 2015], 362),
        v("2.5 G D-Cab 4x4 Diesel MT", "diesel", "manual", 2494, [2008, 2015], 397),
        v("3.0 G D-Cab 4x4 Diesel MT", "diesel", "manual", 2982, [2011, 2015], 420),
        v("2.8 GR Sport D-Cab 4x4 Diesel AT", "diesel", "otomatis", 2755, [2024, null], 656)
      ]
    },
    {
      slug: "hilux-rangga",
      name: "Hilux Rangga",
      body: "pickup-truck",
      aliases: ["rangga"],
      share: 1,
      variants: [
        v("2.0 Standard MT", "bensin", "manual", 1998, [2024, null], 190),
        v("2.0 High MT", "bensin", "manual", 1998, [2024, null], 206),
        v("2.4 Diesel High MT", "diesel", "manual", 2393, [2024, null], 282),
        v("2.4 Diesel High AT", "diesel", "otomatis", 2393, [2024, null], 299)
      ]
    },
    {
      slug: "harrier",
      name: "Harrier",
      body: "suv",
      aliases: [],
      share: 5,
      variants: [
        v("2.4 G AT", "bensin", "otomatis", 2362, [2003, 2013], 520),
        v("2.4 L Premium AT", "bensin", "otomatis", 2362, [2003, 2013], 560),
        v("3.0 V6 AT", "bensin", "otomatis", 2994, [1999, 2008], 570),
        v("2.0 G AT", "bensin", "otomatis", 1986, [2014, 2020], 595),
        v("2.0 Premium Turbo AT", "bensin", "otomatis", 1998, [2017, 2020], 750)
      ]
    },
    {
      slug: "land-cruiser",
      name: "Land Cruiser",
      body: "suv",
      aliases: [
        "landcruiser",
        "land cruiser vx",
        "land cruiser cygnus",
        "land cruiser hardtop",
        "hardtop",
        "land cruiser 300",
        "lc200",
        "lc300"
      ],
      share: 5,
      variants: [
        v("4.2 Hardtop FJ40 MT", "bensin", "manual", 4230, [1974, 1984], 35),
        v("3.0 Hardtop BJ40 Diesel MT", "diesel", "manual", 2977, [1974, 1984], 33),
        v("4.2 VX80 Diesel MT", "diesel", "manual", 4164, [1990, 1997], 245),
        v("4.2 VX100 Diesel AT", "diesel", "otomatis", 4164, [1998, 2007], 1020),
        v("4.7 Cygnus AT", "bensin", "otomatis", 4664, [1999, 2007], 1120),
        v("4.5 VX200 Diesel AT", "diesel", "otomatis", 4461, [2008, 2021], 2120),
        v("4.5 GX-R 200 Diesel AT", "diesel", "otomatis", 4461, [2008, 2021], 1900),
        v("3.3 300 VX-R Diesel AT", "diesel", "otomatis", 3346, [2021, null], 2560),
        v("3.3 300 GR-S Diesel AT", "diesel", "otomatis", 3346, [2021, null], 2660),
        v("4.2 70 Series D-Cab Diesel MT", "diesel", "manual", 4164, [2008, null], 1100)
      ]
    },
    {
      slug: "land-cruiser-prado",
      name: "Land Cruiser Prado",
      body: "suv",
      aliases: ["prado", "landcruiser prado"],
      share: 1.5,
      variants: [
        v("2.7 TX AT", "bensin", "otomatis", 2694, [2003, 2016], 965),
        v("3.0 TXL Diesel AT", "diesel", "otomatis", 2982, [2010, 2015], 1090),
        v("4.0 VX V6 AT", "bensin", "otomatis", 3956, [2004, 2015], 1250),
        v("2.4 VX 250 Turbo AT", "bensin", "otomatis", 2393, [2024, null], 1620)
      ]
    },
    {
      slug: "fj-cruiser",
      name: "FJ Cruiser",
      body: "suv",
      aliases: [],
      share: 0.5,
      variants: [v("4.0 V6 AT", "bensin", "otomatis", 3956, [2007, 2016], 985)]
    },
    {
      slug: "c-hr",
      name: "C-HR",
      body: "crossover",
      aliases: ["chr"],
      share: 2,
      variants: [
        v("1.8 AT", "bensin", "otomatis", 1798, [2018, 2022], 505),
        v("1.8 Hybrid AT", "hybrid", "otomatis", 1798, [2019, 2022], 569)
      ]
    },
    {
      slug: "gr-86",
      name: "GR 86",
      body: "coupe",
      aliases: ["ft86", "gt86", "86"],
      share: 1.2,
      variants: [
        v("2.0 MT", "bensin", "manual", 1998, [2012, 2021], 720),
        v("2.0 AT", "bensin", "otomatis", 1998, [2012, 2021], 735),
        v("2.0 TRD AT", "bensin", "otomatis", 1998, [2013, 2020], 790),
        v("2.4 MT", "bensin", "manual", 2387, [2022, null], 985),
        v("2.4 AT", "bensin", "otomatis", 2387, [2022, null], 1010)
      ]
    },
    {
      slug: "gr-yaris",
      name: "GR Yaris",
      body: "hatchback",
      aliases: ["yaris gr"],
      share: 0.3,
      variants: [
        v("1.6 Turbo MT", "bensin", "manual", 1618, [2021, null], 1240),
        v("1.6 Turbo AT", "bensin", "otomatis", 1618, [2024, null], 1290)
      ]
    },
    {
      slug: "gr-corolla",
      name: "GR Corolla",
      body: "hatchback",
      aliases: [],
      share: 0.2,
      variants: [
        v("1.6 Turbo MT", "bensin", "manual", 1618, [2023, null], 1390),
        v("1.6 Turbo AT", "bensin", "otomatis", 1618, [2025, null], 1440)
      ]
    },
    {
      slug: "gr-supra",
      name: "GR Supra",
      body: "coupe",
      aliases: ["supra"],
      share: 0.3,
      variants: [
        v("3.0 Turbo AT", "bensin", "otomatis", 2998, [2019, 2025], 2320),
        v("3.0 Turbo MT", "bensin", "manual", 2998, [2023, 2025], 2350)
      ]
    },
    {
      slug: "wish",
      name: "Wish",
      body: "mpv",
      aliases: [],
      share: 1,
      variants: [
        v("1.8 AT", "bensin", "otomatis", 1794, [2003, 2009], 295),
        v("2.0 Z AT", "bensin", "otomatis", 1998, [2003, 2009], 345)
      ]
    },
    {
      slug: "estima",
      name: "Estima",
      body: "mpv",
      aliases: ["previa"],
      share: 1,
      variants: [
        v("2.4 Aeras AT", "bensin", "otomatis", 2362, [2006, 2016], 680),
        v("3.5 Aeras AT", "bensin", "otomatis", 3456, [2006, 2012], 750)
      ]
    },
    {
      slug: "ist",
      name: "Ist",
      body: "hatchback",
      aliases: [],
      share: 0.6,
      variants: [v("1.5 S AT", "bensin", "otomatis", 1496, [2003, 2008], 235)]
    },
    {
      slug: "prius",
      name: "Prius",
      body: "hatchback",
      aliases: ["prius hybrid", "prius phev"],
      share: 0.4,
      variants: [
        v("1.8 Hybrid CVT", "hybrid", "otomatis", 1798, [2009, 2015], 650),
        v("2.0 PHEV GR Sport CVT", "hybrid", "otomatis", 1987, [2023, null], 698)
      ]
    },
    {
      slug: "rav4",
      name: "RAV4",
      body: "suv",
      aliases: ["rav 4"],
      share: 0.8,
      variants: [
        v("2.0 AT", "bensin", "otomatis", 1998, [1997, 2006], 330),
        v("2.5 GR Sport PHEV CVT", "hybrid", "otomatis", 2487, [2023, 2025], 1120)
      ]
    },
    {
      slug: "bz4x",
      name: "bZ4X",
      body: "suv",
      aliases: [],
      share: 0.5,
      variants: [
        v("EV 4x2", "listrik", "otomatis", 0, [2022, 2024], 1190),
        v("Touring EV", "listrik", "otomatis", 0, [2025, null], 799)
      ]
    },
    {
      slug: "urban-cruiser-ev",
      name: "Urban Cruiser EV",
      body: "suv",
      aliases: ["urban cruiser"],
      share: 0.2,
      variants: [v("61 kWh EV", "listrik", "otomatis", 0, [2026, null], 759)]
    },
    {
      slug: "dyna",
      name: "Dyna",
      body: "pickup-truck",
      aliases: ["dyna rino", "rino"],
      share: 1.5,
      variants: [
        v("4.0 110 ST Diesel MT", "diesel", "manual", 4009, [2009, 2021], 322),
        v("4.0 130 HT Diesel MT", "diesel", "manual", 4009, [2009, 2021], 378),
        v("3.0 Rino Diesel MT", "diesel", "manual", 2977, [1990, 2002], 98)
      ]
    }
  ]
};

// src/server/db/seed/vehicles/wuling.ts
var wuling = {
  slug: "wuling",
  name: "Wuling",
  aliases: ["wuling motors"],
  popular: true,
  models: [
    {
      slug: "confero",
      name: "Confero",
      body: "mpv",
      aliases: ["confero s", "confero s act"],
      share: 6,
      variants: [
        v("1.5 MT", "bensin", "manual", 1485, [2017, 2022], 152),
        v("1.5 Double Blower MT", "bensin", "manual", 1485, [2017, null], 181),
        v("1.5 S MT", "bensin", "manual", 1485, [2019, null], 194),
        v("1.5 S C MT", "bensin", "manual", 1485, [2017, 2019], 152),
        v("1.5 S L MT", "bensin", "manual", 1485, [2017, 2022], 177),
        v("1.5 S L Lux MT", "bensin", "manual", 1485, [2017, null], 209),
        v("1.5 S L Lux Plus ACT", "bensin", "otomatis", 1485, [2019, 2022], 199)
      ]
    },
    {
      slug: "cortez",
      name: "Cortez",
      body: "mpv",
      aliases: ["cortez s", "cortez ct", "new cortez"],
      share: 4,
      variants: [
        v("1.5 S T Std MT", "bensin", "manual", 1451, [2019, 2022], 201),
        v("1.5 CT C MT", "bensin", "manual", 1451, [2019, 2021], 228),
        v("1.5 CT L Lux CVT", "bensin", "otomatis", 1451, [2019, 2022], 281),
        v("1.5 CE MT", "bensin", "manual", 1451, [2022, 2024], 252),
        v("1.5 EX CVT", "bensin", "otomatis", 1451, [2022, null], 303),
        v("1.8 C MT", "bensin", "manual", 1798, [2018, 2019], 198),
        v("1.8 L MT", "bensin", "manual", 1798, [2018, 2019], 228),
        v("1.8 L Lux AMT AT", "bensin", "otomatis", 1798, [2018, 2019], 268),
        v("1.8 C Lux AMT AT", "bensin", "otomatis", 1798, [2018, 2019], 243)
      ]
    },
    {
      slug: "almaz",
      name: "Almaz",
      body: "suv",
      aliases: ["almaz rs", "almaz hybrid", "almaz exclusive"],
      share: 7,
      variants: [
        v("1.5 Smart Enjoy MT", "bensin", "manual", 1451, [2019, 2021], 269),
        v("1.5 Smart Enjoy CVT", "bensin", "otomatis", 1451, [2019, 2022], 284),
        v("1.5 Exclusive 5-Seater CVT", "bensin", "otomatis", 1451, [2019, 2021], 338),
        v("1.5 Exclusive 7-Seater CVT", "bensin", "otomatis", 1451, [2019, 2022], 352),
        v("1.5 RS EX CVT", "bensin", "otomatis", 1451, [2021, 2024], 388),
        v("1.5 RS Pro CVT", "bensin", "otomatis", 1451, [2021, null], 404),
        v("2.0 RS Hybrid DHT", "hybrid", "otomatis", 1999, [2022, null], 447),
        v("1.5 LT Lux CVT", "bensin", "otomatis", 1451, [2019, 2021], 318)
      ]
    },
    {
      slug: "alvez",
      name: "Alvez",
      body: "suv",
      aliases: [],
      share: 4,
      variants: [
        v("1.5 SE MT", "bensin", "manual", 1485, [2023, 2025], 223),
        v("1.5 CE MT", "bensin", "manual", 1485, [2023, null], 233),
        v("1.5 CE CVT", "bensin", "otomatis", 1485, [2023, null], 265),
        v("1.5 SE CVT", "bensin", "otomatis", 1485, [2024, null], 278),
        v("1.5 EX CVT", "bensin", "otomatis", 1485, [2023, null], 308)
      ]
    },
    {
      slug: "air-ev",
      name: "Air EV",
      body: "hatchback",
      aliases: ["airev"],
      share: 7,
      variants: [
        v("Lite", "listrik", "otomatis", 0, [2023, null], 214),
        v("Standard Range", "listrik", "otomatis", 0, [2022, 2023], 238),
        v("Lite Long Range", "listrik", "otomatis", 0, [2023, 2025], 231),
        v("Long Range", "listrik", "otomatis", 0, [2022, 2023], 295),
        v("Pro Long Range", "listrik", "otomatis", 0, [2023, 2024], 275)
      ]
    },
    {
      slug: "binguo-ev",
      name: "Binguo EV",
      body: "hatchback",
      aliases: ["binguo", "bingo ev"],
      share: 4,
      variants: [
        v("Lite Long Range", "listrik", "otomatis", 0, [2024, null], 279),
        v("Long Range", "listrik", "otomatis", 0, [2023, 2025], 320),
        v("Premium Range", "listrik", "otomatis", 0, [2023, null], 380),
        v("Pro", "listrik", "otomatis", 0, [2025, null], 329)
      ]
    },
    {
      slug: "cloud-ev",
      name: "Cloud EV",
      body: "hatchback",
      aliases: ["cloud"],
      share: 3,
      variants: [
        v("Lite", "listrik", "otomatis", 0, [2025, null], 365),
        v("Pro", "listrik", "otomatis", 0, [2024, null], 415)
      ]
    },
    {
      slug: "formo",
      name: "Formo",
      body: "van",
      aliases: ["formo s", "formo max", "formo s pick up"],
      share: 1.5,
      variants: [
        v("1.2 Blind Van MT", "bensin", "manual", 1206, [2018, 2024], 143),
        v("1.2 Minibus MT", "bensin", "manual", 1206, [2019, 2023], 153),
        v("1.5 Max Pick Up MT", "bensin", "manual", 1485, [2022, null], 165),
        v("1.5 Max Pick Up AC PS MT", "bensin", "manual", 1485, [2022, null], 174)
      ]
    },
    {
      slug: "mitra-ev",
      name: "Mitra EV",
      body: "van",
      aliases: ["mitra"],
      share: 0.4,
      variants: [
        v("Blind Van", "listrik", "otomatis", 0, [2025, null], 285),
        v("Minibus", "listrik", "otomatis", 0, [2025, null], 315)
      ]
    },
    {
      slug: "darion",
      name: "Darion",
      body: "mpv",
      aliases: ["darion ev", "darion phev"],
      share: 1.2,
      variants: [
        v("1.5 PHEV CE AT", "hybrid", "otomatis", 1498, [2025, null], 459),
        v("1.5 PHEV EX AT", "hybrid", "otomatis", 1498, [2025, null], 519),
        v("EV CE", "listrik", "otomatis", 0, [2025, null], 399),
        v("EV EX", "listrik", "otomatis", 0, [2025, null], 489)
      ]
    }
  ]
};

// src/server/db/seed/reference-rows.ts
function normalizeAlias(text4) {
  return text4.normalize("NFKD").toLowerCase().replace(/[^a-z0-9]/g, "");
}
var named = (codes, names) => codes.map((slug, position2) => ({ slug, nameId: names[slug].id, nameEn: names[slug].en, position: position2 }));
var codeRows = {
  categories: categories.map(({ id, slug, name, isSelected, isUsed }) => ({
    id,
    slug,
    nameId: name.id,
    nameEn: name.en,
    isSelected,
    isUsed
  })),
  bodyTypes: named(bodyTypeCode.options, bodyTypeNames),
  fuels: named(fuelCode.options, fuelNames),
  transmissions: named(transmissionCode.options, transmissionNames),
  colors: named(colorCode.options, colorNames).map((row) => ({ ...row, hex: colorNames[row.slug].hex }))
};

// src/server/features/import/variant-name.ts
var noise = /* @__PURE__ */ new Set([
  ...["bensin", "solar", "diesel", "disel", "listrik", "hybrid", "hev", "hv", "phev", "ev", "electric", "petrol", "gasoline"],
  ...["at", "mt", "cvt", "ivt", "dct", "amt", "ags", "matic", "manual", "automatic", "otomatis"],
  ...["new", "all", "type", "tipe"]
]);
var variantWords = remember((name) => {
  const words2 = name.normalize("NFKC").toLowerCase().replace(/\b([am])\/t\b/g, "$1t").replace(/(\d),(\d)/g, "$1.$2").replace(/(\d)\s?x\s?(\d)/g, "$1x$2").split(/[^a-z0-9.+&]+/).map((word) => word.replace(/^\.+|\.+$/g, "")).filter((word) => word !== "");
  const size = words2.find((word) => /^\d\.\d(?:l|t)?$/.test(word));
  const trim = [...new Set(words2.filter((word) => word !== size && !noise.has(word)))].sort().join(" ");
  return { size: size?.slice(0, 3), trim, gearbox: words2.find((word) => /^(?:cvt|ivt|dct|amt|ags)$/.test(word)) };
});
var cleanVariantName = remember((name) => {
  const clean = name.replace(/\s+/g, " ").trim().replace(/-(?:AT|MT)$/i, "").replace(/(?:^|\s)(?:Bensin|Solar|Diesel|Listrik|Hybrid)$/i, "").replace(/(?:^|\s)(?:AT|MT)$/i, "").trim();
  return /^(?:|-+|unknown|lain[- ]?lain|others?|n\/?a)$/i.test(clean) ? null : clean;
});

// src/server/features/import/vehicle-matcher.ts
var wordsOf = (text4) => text4.normalize("NFKD").replace(/\p{Mn}/gu, "").toLowerCase().split(/[^a-z0-9]+/).filter((word) => word !== "");
var openingWords = /* @__PURE__ */ new Set(["all", "new", "grand", "the", "mobil"]);
var VehicleMatcher = class {
  #brands = /* @__PURE__ */ new Map();
  addBrand(brand) {
    const known = { id: brand.id, slug: brand.slug, name: brand.name, models: /* @__PURE__ */ new Map() };
    for (const spelling of [brand.slug, brand.name, ...brand.aliases]) setOnce(this.#brands, normalizeAlias(spelling), known);
    return known;
  }
  addModel(brand, model) {
    const variants3 = model.variants.map((variant) => ({ ...variant, words: variantWords(variant.name) }));
    const known = { id: model.id, brand, name: model.name, bodyType: model.bodyType, variants: variants3 };
    for (const spelling of [model.slug ?? model.name, model.name, ...model.aliases]) {
      setOnce(brand.models, normalizeAlias(spelling), known);
    }
    return known;
  }
  /** `DFSK (Dongfeng Sokon)`, `mercy`, `Mini Cooper`: the whole name, without a remark in brackets, or its first words. */
  findBrand = remember((text4) => {
    const whole = this.#brands.get(normalizeAlias(text4)) ?? this.#brands.get(normalizeAlias(text4.replace(/[([].*$/, "")));
    return whole ?? longestPrefix(wordsOf(text4), this.#brands);
  });
  /** The model that a text names, by its whole name or the longest prefix of its words. */
  findModel(brand, text4) {
    const exact = brand.models.get(normalizeAlias(text4));
    if (exact) return exact;
    const words2 = this.withoutBrand(brand, wordsOf(text4));
    const found = longestPrefix(words2, brand.models);
    if (found) return found;
    const opening = words2.findIndex((word) => !openingWords.has(word));
    return opening > 0 ? longestPrefix(words2.slice(opening), brand.models) : void 0;
  }
  /** The one model whose name stands in a title; nothing where two of the same length do. */
  findModelInTitle(brand, title) {
    const words2 = wordsOf(title);
    let best = { length: 1, models: /* @__PURE__ */ new Set() };
    for (let from = 0; from < words2.length; from += 1) {
      let key = "";
      for (const word of words2.slice(from, from + 5)) {
        key += word;
        const model = brand.models.get(key);
        if (!model || key.length < best.length || /^\d+$/.test(key)) continue;
        if (key.length > best.length) best = { length: key.length, models: /* @__PURE__ */ new Set() };
        best.models.add(model);
      }
    }
    const [only, ...others] = best.models;
    return others.length === 0 && best.length > 1 ? only : void 0;
  }
  /** The name a new model would get: as written, without the brand before it. */
  newModelName(brand, text4) {
    const written = text4.replace(/\s+/g, " ").trim();
    const brandWords = new RegExp(`^${brand.name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}\\s+`, "i");
    const name = written.replace(brandWords, "");
    const plausible = name.length <= 40 && /[\p{L}\p{N}]/u.test(name) && !/[<>@{}|\\]|https?:/.test(name);
    return plausible && normalizeAlias(name) !== "" && !saysNothing(name) ? name : void 0;
  }
  withoutBrand(brand, words2) {
    for (let count = Math.min(3, words2.length - 1); count > 0; count -= 1) {
      if (this.#brands.get(words2.slice(0, count).join("")) === brand) return words2.slice(count);
    }
    return words2;
  }
};
function findVariant(model, car) {
  const words2 = variantWords(car.text);
  if (words2.size === void 0 && words2.trim === "") return void 0;
  if (words2.gearbox !== void 0 && parseTransmission(words2.gearbox) !== car.transmission) return void 0;
  const alike = model.variants.filter(
    (variant) => variant.fuel === car.fuel && variant.transmission === car.transmission && variant.words.trim === words2.trim && (words2.size === void 0 || variant.words.size === void 0 || variant.words.size === words2.size)
  );
  for (const grace of [0, 1]) {
    const sold = alike.filter(
      ({ soldFrom, soldUntil }) => car.makeYear >= soldFrom - grace && car.makeYear <= (soldUntil ?? Number.POSITIVE_INFINITY) + grace
    );
    const named2 = words2.gearbox === void 0 ? sold : sold.filter((variant) => variant.words.gearbox === words2.gearbox);
    const [only, ...others] = named2.length > 0 ? named2 : sold;
    if (only) return others.length === 0 ? only : void 0;
  }
  return void 0;
}
function setOnce(map, key, value) {
  if (key !== "" && !map.has(key)) map.set(key, value);
}
function longestPrefix(words2, map) {
  for (let count = words2.length; count > 0; count -= 1) {
    const found = map.get(words2.slice(0, count).join(""));
    if (found !== void 0) return found;
  }
  return void 0;
}

// src/server/features/import/interpret-vehicle.ts
function shared(model, key) {
  const values = new Set(model?.variants.map((variant) => variant[key]));
  const [only, ...others] = values;
  return others.length === 0 ? only : void 0;
}
function fuelOf(row, variantText, model) {
  const stated = parseFuel(row.fuelType ?? "");
  const ofVariant = parseFuel(variantText);
  if (stated === "bensin" && ofVariant === "hybrid") return "hybrid";
  return stated ?? ofVariant ?? shared(model, "fuel");
}
function transmissionOf(row, variantText, model, fuel) {
  const stated = parseTransmission(row.transmission ?? "") ?? parseTransmission(variantText);
  return stated ?? shared(model, "transmission") ?? (fuel === "listrik" ? "otomatis" : void 0);
}
function bodyOf(row, model) {
  const text4 = row.bodyType ?? "";
  const stated = parseBodyType(text4);
  if (stated && !stated.vague) return { bodyType: stated.code, unknown: false };
  return { bodyType: model?.bodyType ?? stated?.code ?? null, unknown: !stated && !saysNothing(text4) };
}
function modelOf(row, matcher2, brand) {
  const text4 = cleanLine(row.modelName ?? "");
  if (saysNothing(text4)) {
    const model2 = matcher2.findModelInTitle(brand, row.title ?? "");
    return model2 ? { model: model2, name: model2.name } : "model_missing";
  }
  const model = matcher2.findModel(brand, text4);
  if (model) return { model, name: model.name };
  const name = matcher2.newModelName(brand, text4);
  return name === void 0 || publicText(name, 40).masked > 0 ? "model_unreadable" : { model: void 0, name };
}
function writtenVariant(row, model) {
  const variant = cleanLine(row.variantName ?? "");
  const written = cleanLine(row.modelName ?? "");
  const key = normalizeAlias(written);
  const ofModel = normalizeAlias(model?.name ?? "");
  const saysMore = /\d/.test(key) && ofModel !== "" && !key.includes(ofModel) && !ofModel.includes(key);
  const isRepeated = normalizeAlias(variant).includes(key);
  return saysMore && !isRepeated ? `${written} ${variant}`.trim() : variant;
}
function interpretVehicle(row, matcher2, makeYear) {
  const brandText = row.brandName ?? "";
  if (saysNothing(brandText)) return { ok: false, reasons: ["brand_missing"] };
  const brand = matcher2.findBrand(brandText);
  if (!brand) return { ok: false, reasons: ["brand_unknown"] };
  const found = modelOf(row, matcher2, brand);
  if (typeof found === "string") return { ok: false, reasons: [found] };
  const { model, name: modelName } = found;
  const variantText = cleanLine(row.variantName ?? "");
  const fuel = fuelOf(row, variantText, model);
  const transmission = transmissionOf(row, variantText, model, fuel);
  if (fuel === void 0 || transmission === void 0) {
    const reasons2 = [];
    if (fuel === void 0) reasons2.push("fuel_unknown");
    if (transmission === void 0) reasons2.push("transmission_unknown");
    return { ok: false, reasons: reasons2 };
  }
  const notes = [];
  const fullText = writtenVariant(row, model);
  const texts = [.../* @__PURE__ */ new Set([fullText, variantText])];
  const variant = model && makeYear !== void 0 ? texts.map((text4) => findVariant(model, { text: text4, fuel, transmission, makeYear })).find((found2) => found2 !== void 0) : void 0;
  const written = publicText(cleanVariantName(fullText) ?? "", 60);
  if (!variant && written.masked > 0) notes.push("contact_masked");
  const { bodyType, unknown: unknown2 } = bodyOf(row, model);
  if (unknown2) notes.push("body_type_dropped");
  const variantName = variant || written.text === "" ? null : written.text;
  return {
    ok: true,
    vehicle: { brand, model, modelName, variantId: variant?.id ?? null, variantName, fuel, transmission, bodyType, notes }
  };
}

// src/server/features/import/number-words.ts
var figurePattern = String.raw`\d+(?:[.,]\d+|\s\d{3}(?!\d))*`;
var groupedByThree = /^\d{1,3}(?:([.,\s])\d{3})(?:\1\d{3})*$/;
function asGrouped(figure) {
  return groupedByThree.test(figure) ? Number(figure.replace(/[.,\s]/g, "")) : void 0;
}
function asFraction(figure) {
  const parts = /^(.*?)([.,])(\d+)$/.exec(figure);
  const [, whole = "", mark = "", fraction = ""] = parts ?? [];
  if (whole.includes(mark) && fraction !== "00") return void 0;
  const plain2 = /^\d+$/.test(whole) ? Number(whole) : asGrouped(whole);
  return plain2 === void 0 ? void 0 : Number(`${plain2}.${fraction}`);
}
function readingsOfFigure(figure) {
  if (/^\d+$/.test(figure)) return [Number(figure)];
  const readings = [asGrouped(figure)];
  const separators = figure.replace(/\d/g, "");
  const mixed = new Set(separators).size > 1;
  if (separators.length === 1 || mixed || /[.,]00$/.test(figure)) readings.push(asFraction(figure));
  return readings.filter((reading) => reading !== void 0);
}

// src/server/features/import/parse-kilometers.ts
var kilometersLimit = 2e6;
var unknown = /^(?:|-+|\?+|n\/?a|unknown|tidak (?:diketahui|tahu|ada)|lainnya|null|none)$/;
var upTo = String.raw`\s*(?:-|–|—|~|s\/?d\.?|sampai|hingga|to)\s*`;
var one = `(${figurePattern})\\s*(?:rb|rban|rbu|ribu|ribuan|k)?`;
var shape = new RegExp(`^(?:[<>\u2264\u2265\xB1~]|\\+\\/-|kurang lebih|sekitar|low)?\\s*(?:${one}${upTo})?${one}\\s*\\+?$`);
function parseKilometers(text4) {
  const written = text4.normalize("NFKC").toLowerCase().replace(/\b(?:kilometers?|kilometres?|odometer|odo|kms?|jarak tempuh)(?:\b|(?=\d))[.:]?|(?<=\d|k|rb)kms?\b/g, " ").replace(/\s+/g, " ").trim();
  if (unknown.test(written)) return read(null);
  const parts = shape.exec(written);
  if (!parts) return read(void 0);
  const [, low, high = ""] = parts;
  const inThousands = /(?:rb|rban|rbu|ribu|ribuan|k)\s*\+?$/.test(written);
  const values = [low, high].flatMap((figure) => {
    if (figure === void 0) return [];
    const [grouped2] = readingsOfFigure(figure);
    return grouped2 === void 0 ? [Number.NaN] : [inThousands ? thousands(figure) : grouped2];
  });
  const upper = Math.max(...values);
  if (!Number.isFinite(upper)) return read(void 0);
  const isShortBand = low !== void 0 && !inThousands && upper < 1e3;
  const kilometers = Math.round(isShortBand ? upper * 1e3 : upper);
  if (!inThousands && !Number.isInteger(upper)) return read(void 0);
  return kilometers > kilometersLimit ? unread("kilometers_impossible") : read(kilometers);
}
function thousands(figure) {
  const readings = readingsOfFigure(figure);
  const smallest = Math.min(...readings);
  return smallest >= 1e3 ? smallest : smallest * 1e3;
}

// src/contract/money.ts
var priceLimits = { min: 1e7, max: 1e10 };

// src/server/features/import/parse-price.ts
var million = 1e6;
var units = [
  [/^(?:m|mlr|milyar|miliar|milliar|milyard|billion|bn)$/, 1e9],
  [/^(?:jt|jta|juta|jutaan|jtan|mio|million)$/, million],
  [/^(?:rb|rbu|ribu|ribuan|k)$/, 1e3]
];
var downPayment = /(?:^|[^a-z])(?:tdp|dp|uang muka|down ?payment|angsuran|angs|cicilan|cicil|per ?bulan)(?![a-z])|\/ ?(?:bln|bulan)(?![a-z])/;
var foreign = /\$|€|£|¥|(?:^|[^a-z])(?:usd|us|eur|sgd|myr|rm|dollar|euro)(?![a-z])/;
var amount = new RegExp(`(${figurePattern})(\\s*)([a-z]*)`, "g");
function readAmount(figure, gap, word) {
  const unit = units.find(([words2]) => words2.test(word))?.[1];
  if (unit === void 0) {
    return word === "" || gap !== "" ? { readings: readingsOfFigure(figure), unit: 1 } : void 0;
  }
  return { readings: readingsOfFigure(figure).map((reading) => Math.round(reading * unit)), unit };
}
function withoutUnit(readings) {
  const [first] = readings;
  if (first === void 0) return [];
  return [first < 1e4 ? Math.round(first * million) : first];
}
function readingsOf(amounts) {
  const [first, second] = amounts;
  if (first === void 0) return [];
  if (second === void 0) return first.unit === 1 ? withoutUnit(first.readings) : [...first.readings];
  const descending = second.unit > 1 && first.unit > second.unit && second.readings.every((part) => part < first.unit);
  if (amounts.length > 2 || !descending) return [];
  return first.readings.flatMap((whole) => second.readings.map((part) => whole + part));
}
function parsePrice(text4) {
  const written = text4.normalize("NFKC").toLowerCase().trim();
  if (/^(?:-|n\/?a|unknown|nego|)$/.test(written)) return unread("price_missing");
  if (downPayment.test(written)) return unread("price_down_payment");
  if (foreign.test(written)) return unread("price_foreign");
  const plain2 = written.replace(/^\W*(?:rp|idr)(?![a-z])\.?\s*|(?<=[^a-z])(?:rp|idr)(?![a-z])\.?\s*/g, "");
  if (/^\s*[-−]\s*\d|[a-z]\d|\d[%°]/.test(plain2)) return unread("price_unreadable");
  const amounts = [...plain2.matchAll(amount)].map(
    ([, figure = "", gap = "", word = ""]) => readAmount(figure, gap, word)
  );
  if (amounts.length === 0) return unread("price_missing");
  const readings = readingsOf(amounts.filter((one2) => one2 !== void 0));
  if (amounts.includes(void 0) || readings.length === 0) return unread("price_unreadable");
  const possible = [...new Set(readings.filter((price2) => price2 >= priceLimits.min && price2 <= priceLimits.max))];
  const [price] = possible;
  if (price === void 0) return unread("price_out_of_limits");
  return possible.length > 1 ? unread("price_ambiguous") : read(price);
}

// src/server/features/import/interpret-row.ts
var externalIdLength = 200;
function interpretRow(raw, context) {
  const { matcher: matcher2, now: now2 } = context;
  const reasons2 = [];
  const notes = [];
  const currentYear = now2.getUTCFullYear();
  const externalId = cleanLine(raw.externalId ?? "");
  if (externalId.length > externalIdLength) reasons2.push("external_id_too_long");
  const year = parseYear(raw.makeYear ?? "", currentYear);
  if (!year.ok) reasons2.push(year.reason);
  const found = interpretVehicle(raw, matcher2, year.ok ? year.value.year : void 0);
  if (!found.ok) reasons2.push(...found.reasons);
  const price = parsePrice(raw.price ?? "");
  if (!price.ok) reasons2.push(price.reason);
  const kilometers = parseKilometers(raw.kilometerDriven ?? "");
  if (!kilometers.ok) reasons2.push(kilometers.reason);
  else if (kilometers.value === void 0) notes.push("kilometers_dropped");
  const place = interpretPlace(raw);
  if (place.reason) reasons2.push(place.reason);
  if (reasons2.length > 0 || !year.ok || !found.ok || !price.ok || !kilometers.ok || place.provinceId === void 0) {
    return { ok: false, reasons: reasons2 };
  }
  const { vehicle } = found;
  const makeYear = year.value.year;
  const writtenTitle = cleanLine(raw.title ?? "") || `${vehicle.brand.name} ${vehicle.modelName} ${makeYear}`;
  const title = publicText(writtenTitle, listingLimits.titleLength);
  const description = publicText(cleanParagraphs(raw.description ?? ""), listingLimits.descriptionLength);
  if (title.masked + description.masked > 0) notes.push("contact_masked");
  if (title.shortened) notes.push("title_shortened");
  if (description.shortened) notes.push("description_shortened");
  const listedAt = parseListedAt(raw.listedAt ?? "", now2);
  if (!listedAt && !saysNothing(raw.listedAt ?? "")) notes.push("date_dropped");
  const seller = interpretSeller(raw);
  const facts = interpretFacts(raw, {
    make: makeYear,
    registration: year.value.registrationYear,
    latest: currentYear + 1
  });
  return {
    ok: true,
    row: {
      externalId: externalId === "" ? null : externalId,
      title: title.text,
      description: description.text,
      makeYear,
      kilometerDriven: kilometers.value ?? null,
      price: price.value,
      provinceId: place.provinceId,
      cityId: place.cityId,
      color: place.color,
      listedAt: listedAt ?? null,
      imageNames: imageNamesOf(raw.imageUrls ?? ""),
      vehicle,
      seller,
      facts,
      notes: [...notes, ...place.notes, ...vehicle.notes, ...seller.notes, ...facts.notes]
    }
  };
}
function imageNamesOf(text4) {
  return text4.split(/[|;]/).map((name) => name.trim()).filter((name) => name !== "" && !saysNothing(name));
}

// src/server/features/import/import-record.ts
import { hash, randomUUID as randomUUID2 } from "node:crypto";

// src/server/features/listing/listing-score.ts
var weights = { freshness: 30, completeness: 20, photos: 20, price: 20, views: 10 };
var freshnessHalfLifeDays = 14;
var enoughPhotos = 8;
var enoughViewsADay = 50;
var msPerDay = 864e5;
function completeness(facts) {
  const given = [
    facts.variantId,
    facts.cityId,
    facts.registrationYear,
    facts.color,
    facts.bodyType,
    facts.kilometerDriven,
    facts.ownership,
    facts.description,
    facts.taxPaidUntil,
    facts.bpkbHolder,
    facts.serviceRecord,
    facts.accidentFree,
    facts.floodFree
  ];
  let count = 0;
  for (const fact of given) if (fact !== void 0 && fact !== null && fact !== "") count++;
  return count / given.length;
}
function priceAppeal(price, typicalPrice) {
  if (typicalPrice === null || !(typicalPrice > 0)) return 0.5;
  const ratio = price / typicalPrice;
  if (ratio < 0.8) return Math.max(0, (ratio - 0.4) / 0.4);
  if (ratio <= 0.95) return 1;
  return Math.max(0, (1.3 - ratio) / 0.35);
}
function listingScore(input) {
  const days = Math.max(0, (input.now.getTime() - input.publishedAt.getTime()) / msPerDay);
  const viewsADay = Math.max(0, input.views) / Math.max(1, days);
  const score = weights.freshness * 0.5 ** (days / freshnessHalfLifeDays) + weights.completeness * completeness(input.facts) + weights.photos * Math.sqrt(Math.min(Math.max(0, input.photoCount), enoughPhotos) / enoughPhotos) + weights.price * priceAppeal(input.price, input.typicalPrice) + weights.views * Math.min(1, Math.log1p(viewsADay) / Math.log1p(enoughViewsADay));
  return Math.round(score * 100) / 100;
}

// src/server/features/import/import-record.ts
var dayMs = 864e5;
var hashVersion = 1;
function contentHash(row, raw, images) {
  const { vehicle, seller, facts } = row;
  const content = [
    hashVersion,
    row.externalId,
    [row.title, row.description, row.makeYear, row.kilometerDriven, row.price, row.provinceId, row.cityId, row.color],
    [vehicle.brand.slug, raw.modelName ?? "", raw.variantName ?? "", raw.bodyType ?? ""],
    [vehicle.fuel, vehicle.transmission, raw.listedAt ?? ""],
    [seller.sellerName, seller.mobile, seller.email, seller.isWhatsapp, seller.listingType],
    [facts.registrationYear, facts.ownership, facts.isInsurance, facts.regNo, facts.taxPaidUntil, facts.bpkbHolder],
    [facts.plateRegion, facts.plateParity, facts.serviceRecord, facts.accidentFree, facts.floodFree],
    images
  ];
  return hash("sha256", JSON.stringify(content), "hex").slice(0, 32);
}
function importRecord(row, raw, context) {
  const { source: source2, images, modelId, now: now2 } = context;
  const { vehicle, seller, facts } = row;
  const publishedAt = row.listedAt ?? now2;
  return {
    // 122 random bits, drawn from a pool: a call to the system for each row would be felt.
    car_id_hash: randomUUID2().replaceAll("-", ""),
    source: source2,
    external_id: row.externalId,
    content_hash: contentHash(row, raw, images),
    status: "live",
    seller_name: seller.sellerName,
    mobile: seller.mobile,
    email: seller.email,
    is_whatsapp: seller.isWhatsapp,
    category_id: carCategoryId,
    province_id: row.provinceId,
    city_id: row.cityId,
    brand_id: vehicle.brand.id,
    model_id: modelId,
    variant_id: vehicle.variantId,
    variant_name: vehicle.variantName,
    title: row.title,
    description: row.description,
    make_year: row.makeYear,
    registration_year: facts.registrationYear,
    color: row.color,
    body_type: vehicle.bodyType,
    fuel: vehicle.fuel,
    transmission: vehicle.transmission,
    listing_type: seller.listingType,
    kilometer_driven: row.kilometerDriven,
    ownership: facts.ownership,
    price: row.price,
    is_insurance: facts.isInsurance,
    reg_no: facts.regNo,
    tax_paid_until: facts.taxPaidUntil,
    bpkb_holder: facts.bpkbHolder,
    plate_region: facts.plateRegion,
    plate_parity: facts.plateParity,
    service_record: facts.serviceRecord,
    accident_free: facts.accidentFree,
    flood_free: facts.floodFree,
    images,
    score: listingScore({
      publishedAt,
      now: now2,
      facts: { ...facts, ...row, variantId: vehicle.variantId, bodyType: vehicle.bodyType },
      photoCount: images.length,
      price: row.price,
      typicalPrice: null,
      views: 0
    }),
    created_at: publishedAt.toISOString(),
    published_at: publishedAt.toISOString(),
    // Counted from the import: an old advertisement is offered anew by it.
    expires_at: new Date(now2.getTime() + listingLimits.lifetimeDays * dayMs).toISOString(),
    updated_at: now2.toISOString()
  };
}

// src/server/features/import/load-matcher.ts
import { asc, desc } from "drizzle-orm";
var { brands: brands2, models: models2, variants: variants2 } = schema;
function grouped(rows2, keyOfRow) {
  const groups = /* @__PURE__ */ new Map();
  for (const row of rows2) {
    const group = groups.get(keyOfRow(row));
    if (group) group.push(row);
    else groups.set(keyOfRow(row), [row]);
  }
  return groups;
}
async function loadMatcher(orm) {
  const brandRows = await orm.select().from(brands2).orderBy(asc(brands2.position));
  const modelRows = await orm.select().from(models2).orderBy(desc(models2.isReviewed), desc(models2.share), asc(models2.id));
  const variantRows = await orm.select().from(variants2).orderBy(asc(variants2.id));
  const variantsOf = grouped(variantRows, ({ modelId }) => modelId);
  const modelsOf = grouped(modelRows, ({ brandId }) => brandId);
  const matcher2 = new VehicleMatcher();
  for (const brand of brandRows) {
    const known = matcher2.addBrand(brand);
    for (const model of modelsOf.get(brand.id) ?? []) {
      const sold = (variantsOf.get(model.id) ?? []).map(
        (variant) => ({
          id: variant.id,
          name: variant.name,
          fuel: fuelCode.parse(variant.fuel),
          transmission: transmissionCode.parse(variant.transmission),
          soldFrom: variant.soldFrom,
          soldUntil: variant.soldUntil
        })
      );
      const bodyType = bodyTypeCode.safeParse(model.bodyType);
      matcher2.addModel(known, { ...model, bodyType: bodyType.success ? bodyType.data : null, variants: sold });
    }
  }
  return matcher2;
}

// src/server/features/import/zz-prof.tmp.ts
var database = await openDatabase({ dataDirectory: "/tmp/imp/data", migrationsDirectory });
var matcher = await loadMatcher(database.orm);
await database.close();
var source = await openCsv("/tmp/imp/b20.csv", 500);
var all = [];
var t = process.cpuUsage().user / 1e3;
for await (const b of source.batches()) all.push(...b);
console.log("read", process.cpuUsage().user / 1e3 - t);
t = process.cpuUsage().user / 1e3;
var now = /* @__PURE__ */ new Date();
var out = all.map((r) => r.kind === "row" ? interpretRow(r.values, { matcher, now }) : void 0);
console.log("interpret", process.cpuUsage().user / 1e3 - t);
t = process.cpuUsage().user / 1e3;
var recs = out.map((o, i) => {
  const r = all[i];
  return o?.ok && r?.kind === "row" ? importRecord(o.row, r.values, { source: "x", images: [], modelId: 1, now }) : void 0;
});
console.log("record", process.cpuUsage().user / 1e3 - t);
t = process.cpuUsage().user / 1e3;
JSON.stringify(recs);
console.log("json", process.cpuUsage().user / 1e3 - t);
