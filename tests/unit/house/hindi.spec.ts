import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { catalogueOf } from '../../../bin/texts/messages.mjs'

/** What `docs/style.md` says another word for, by why. */
const refused: [RegExp, string][] = [
  [/व्यवस्थापक|प्रशासक/, 'एडमिन'],
  [/मालिक/, 'ओनर'],
  [/भर्तीकर्ता/, 'रिक्रूटर'],
  [/बीजक|चालान/, 'इनवॉइस'],
  [/मसौद/, 'ड्राफ़्ट'],
  [/निमंत्रण/, 'आमंत्रण'],
  [/परियोजना/, 'प्रोजेक्ट'],
  [/आज़माइश/, 'ट्रायल'],
  [/उपकरण/, 'टूल or डिवाइस'],
  [/दूसर[ेा] कारक/, 'दूसरा प्रमाण'],
  [/साक्षात्कार/, 'इंटरव्यू'],
  [/योजनाएँ/, 'प्लान'],
  [/ईमेल/, 'ई-मेल'],
  [/मेनू/, 'मेन्यू'],
  [/एकीकरण/, 'इंटीग्रेशन'],
  [/ठुकरा/, 'मना करें'],
  [/चुनौती/, 'आपत्ति'],
  [/को पाती हैं|खोज पाती|नहीं पातीं/, 'खोज सकती हैं'],
  [/तारीख(?!\u093c)|गलत|खाली|खरीद|खुद|खराब|खर्च|आखिर|तरीक(?!\u093c)|कीमत/, 'with nukta'],
  [/\bwebhooks?\b(?! )/i, 'वेबहुक'],
  [/(?:^|\s)(?:तू|तुम|तुम्हारा|तुम्हारी|करो|देखो|लिखो)(?=[\s।]|$)/, 'आप'],
  [/ने [^।;:]*(?:ले गया|ले गए|ले जाया|लाए हैं|लाया है)/, 'लाना and ले जाना without ने'],
]

test.group('Hindi', () => {
  test('says one word for one thing, as the glossary has it', ({ assert }) => {
    const said = Object.entries(catalogueOf(app.makePath(), 'hi'))
    assert.isAbove(said.length, 5_000)
    for (const [wrong, right] of refused)
      assert.deepEqual(
        said.filter(([, text]) => wrong.test(text)).map(([message, text]) => [message, text]),
        [],
        right
      )
  })

  test('leaves nothing in English but names, codes and what a program reads', ({ assert }) => {
    const said = Object.entries(catalogueOf(app.makePath(), 'hi'))
    // a text of several English words in a row, of which none is a gap, a mark or an example of code
    const left = said
      .map(([, text]) => text.replace(/\{[^{}]*\}|<\/?\d+\/?>|“[^”]*”|"[^"]*"|\([^)]*\)/g, ' '))
      .filter((text) => /(?:[A-Za-z]{3,} ){3,}[A-Za-z]{3,}/.test(text))
    assert.deepEqual(left, [])
  })
})
