import { test } from '@japa/runner'
import { embeddedFont, isPlain, openLetters, settable } from '#api/engines/pdf_letters/pdf_letters'

test.group('Letters of a PDF', () => {
  for (const text of ['Łukasz', 'Đặng', 'Подъём', 'Γιώργος', 'श्रीकृष्ण', 'ਸਿੰਘ', 'శ్రీనివాస్', 'ശ്രീകൃഷ്ണൻ'])
    test(`${text} is shown as it is, and copied in its order`, async ({ assert }) => {
      const letters = await openLetters()
      const unset = new Set<string>()
      assert.isFalse(isPlain(text))
      assert.equal(settable(text, letters, unset), text.normalize('NFC'))
      assert.equal(unset.size, 0)
      const { glyphs, advanceWidth } = embeddedFont(letters, 'regular', 'tall').layout(text)
      const copied = glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints)).join('')
      assert.equal(copied, text)
      assert.isAbove(advanceWidth, 0)
    })

  test('what has no glyph is named, and pictures are left out', async ({ assert }) => {
    const letters = await openLetters()
    const unset = new Set<string>()
    assert.equal(settable('Li 王 🚀 → ₹1', letters, unset), 'Li ? -> ₹1')
    assert.deepEqual([...unset], ['王'])
  })
})
