import { createAvatar } from '@dicebear/core'
import * as notionists from '@dicebear/notionists'
import sharp from 'sharp'

const SIDE = 320

/** Quiet grounds, so that a list of faces stays calm. */
const grounds = ['dbe7dc', 'f3e3c7', 'd8e3f0', 'eadded', 'f4dcd3', 'd6ebe8', 'e9e6d3', 'e0e0ea']
const numbered = (...numbers: number[]) =>
  numbers.map((number) => `variant${String(number).padStart(2, '0')}` as never)

/** The hair of the drawings that goes with the first names of women and of men. */
const hair = {
  women: numbered(2, 4, 8, 10, 23, 28, 29, 30, 36, 37, 39, 41, 43, 45, 46, 47, 48, 57, 58),
  men: numbered(1, 5, 6, 7, 9, 12, 13, 15, 16, 18, 19, 21, 22, 24, 25, 27, 31, 34, 35, 38, 49, 54),
}
const smiles = numbered(30, 27, 22, 20, 17, 8, 5, 3)
const clothes = numbered(1, 3, 5, 7, 11, 13, 14, 16, 17, 19, 20, 21, 23, 25)

/** A drawn portrait as WebP, the same for the same name (Notionists by Zoish, CC0 1.0). */
export const portrait = (name: string, isWoman: boolean): Promise<Buffer> =>
  webp(
    createAvatar(notionists, {
      seed: name,
      size: SIDE,
      scale: 150,
      translateY: 14,
      backgroundColor: grounds,
      hair: isWoman ? hair.women : hair.men,
      lips: smiles,
      body: clothes,
      brows: numbered(5, 6, 7, 8, 10, 12),
      glasses: numbered(3, 8, 11),
      beard: numbered(1, 2, 5, 11, 12),
      beardProbability: isWoman ? 0 : 35,
      glassesProbability: 30,
      gestureProbability: 0,
    }).toString()
  )

type Colours = readonly [ground: string, mark: string, second: string]

const palettes: readonly Colours[] = [
  ['#0f3d3e', '#f2c14e', '#f7f3e8'],
  ['#f4efe6', '#c8452d', '#26364d'],
  ['#1f2a44', '#7fd1ae', '#f5f7fa'],
  ['#e8f0ff', '#2450d8', '#8fb0ff'],
  ['#fff1e0', '#e2701b', '#5a2a0a'],
  ['#2c1e3f', '#e6b8f2', '#ff9f68'],
  ['#e6f4ea', '#1d7a46', '#9bd3ad'],
  ['#161616', '#f6f6f2', '#e4572e'],
  ['#fdeef1', '#b3264a', '#f29bb0'],
  ['#eef1f4', '#33475b', '#e5a823'],
  ['#004e64', '#9fffcb', '#25a18e'],
]

/** Marks on a field of 96 by 96, in a colour and a second one. */
const marks: readonly ((mark: string, second: string) => string)[] = [
  (a, b) =>
    `<circle cx="38" cy="48" r="20" fill="${a}"/><circle cx="58" cy="48" r="20" fill="${b}" fill-opacity=".85"/>`,
  (a, b) =>
    `<rect x="24" y="52" width="13" height="20" rx="3" fill="${b}"/><rect x="42" y="38" width="13" height="34" rx="3" fill="${a}"/><rect x="60" y="24" width="13" height="48" rx="3" fill="${a}"/>`,
  (a, b) =>
    `<path d="M22 70 44 28l14 26 6-10 12 26z" fill="${a}"/><circle cx="68" cy="30" r="7" fill="${b}"/>`,
  (a, b) =>
    `<g fill="none" stroke-width="9" stroke-linecap="round"><path d="M24 66a24 24 0 0 1 48 0" stroke="${a}"/><path d="M38 66a10 10 0 0 1 20 0" stroke="${b}"/></g>`,
  (a, b) =>
    `<path d="M48 20 72 34v28L48 76 24 62V34z" fill="${a}"/><path d="M48 36 58 42v12l-10 6-10-6V42z" fill="${b}"/>`,
  (a, b) =>
    `<g fill="${a}"><path d="M46 46H24a22 22 0 0 1 22-22z"/><path d="M50 50h22a22 22 0 0 1-22 22z"/></g><g fill="${b}"><path d="M50 46V24a22 22 0 0 1 22 22z"/><path d="M46 50v22a22 22 0 0 1-22-22z"/></g>`,
  (a, b) =>
    `<g fill="none" stroke-width="8" stroke-linecap="round"><path d="M20 40c9-10 19-10 28 0s19 10 28 0" stroke="${a}"/><path d="M20 58c9-10 19-10 28 0s19 10 28 0" stroke="${b}"/></g>`,
  (a, b) =>
    `<path d="M66 32A24 24 0 1 0 72 52" fill="none" stroke="${a}" stroke-width="11" stroke-linecap="round"/><circle cx="48" cy="48" r="7" fill="${b}"/>`,
  (a, b) => `<path d="M22 30h30L38 66H22z" fill="${a}"/><path d="M58 30h16v36H44z" fill="${b}"/>`,
  (a, b) =>
    `<path d="M48 22a26 26 0 0 1 26 26H48z" fill="${b}"/><path d="M48 74a26 26 0 0 1-26-26 26 26 0 0 1 22-25.7v25.7h26A26 26 0 0 1 48 74z" fill="${a}"/>`,
  (a, b) =>
    `<path d="M26 70C26 40 44 26 72 26c0 30-16 44-46 44z" fill="${a}"/><path d="M26 70 56 42" stroke="${b}" stroke-width="5" stroke-linecap="round"/>`,
  (a, b) =>
    `<rect x="24" y="24" width="34" height="34" rx="7" fill="${a}"/><rect x="42" y="42" width="30" height="30" rx="7" fill="${b}"/>`,
  (a, b) =>
    [0, 1, 2]
      .flatMap((row) =>
        [0, 1, 2].map(
          (column) =>
            `<circle cx="${30 + column * 18}" cy="${30 + row * 18}" r="${4 + ((row + column) % 3) * 1.5}" fill="${row + column > 2 ? b : a}"/>`
        )
      )
      .join(''),
]

/** A drawn mark of a company as WebP; neighbours in a list differ in shape and in colour. */
export const mark = (index: number): Promise<Buffer> => {
  const [ground, first, second] = palettes[index % palettes.length]
  return webp(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="${SIDE}" height="${SIDE}"><rect width="96" height="96" fill="${ground}"/>${marks[index % marks.length](first, second)}</svg>`
  )
}

const webp = (svg: string) =>
  sharp(Buffer.from(svg)).resize(SIDE, SIDE).webp({ quality: 82 }).toBuffer()
