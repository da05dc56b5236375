import { test } from '@japa/runner'
import { shownText } from '#api/content/article'
import { sanitizeArticle, sanitizeRichText, textOf } from '#api/http/text/rich_text'

test.group('Rich text', () => {
  test('keeps what our pages show and drops what runs or tracks', ({ assert }) => {
    const clean = sanitizeRichText(
      '<h2 style="x">Work</h2><p onclick="a()">You <b>build</b>.<script>alert(1)</script><img src=x onerror=a()><iframe src="https://x"></iframe></p><a href="javascript:a()">x</a><a href="//evil.example">y</a><a href="http://plain.example">z</a><a href="https://ok.example" target="_blank">ok</a><a href="mailto:a@b.example">m</a><svg><style><!--</style><img src=x onerror=a()></svg>'
    )
    assert.notMatch(
      clean,
      /script|onclick|onerror|iframe|javascript|evil|plain\.example|style|img|target/
    )
    assert.include(clean, '<h2>Work</h2><p>You <strong>build</strong>.</p>')
    assert.include(clean, '<a href="https://ok.example" rel="nofollow noopener noreferrer">ok</a>')
    assert.include(clean, 'mailto:a@b.example')
    assert.equal(sanitizeRichText(clean), clean)
  })

  test('shows pictures of our screens in articles, and no others', ({ assert }) => {
    const ours = '<img src="/help-pictures/jobs.webp" alt="The list" loading="lazy" />'
    const clean = sanitizeArticle(
      '<p><img src="/help-pictures/jobs.webp" alt="The list" onerror="a()"></p><img src="https://evil.example/a.webp"><img src="/help-pictures/../a.webp"><img src="data:image/png;base64,a">'
    )
    assert.equal(clean, `<p>${ours}</p>`)
    assert.equal(sanitizeArticle(clean), clean)
  })

  test('names the column at each cell of a table', ({ assert }) => {
    const row = (...cells: string[]) => `<tr>${cells.join('')}</tr>`
    const shown = shownText(
      `<table><thead>${row('<th>Name</th>', '<th><strong>What</strong> "for" &amp; why</th>')}</thead><tbody>${row('<td>token</td>', '<td data-label="x">a <code>key</code></td>', '<td>more</td>')}${row('<th>wish</th>', '<td>a job</td>')}</tbody></table><table>${row('<td>alone</td>')}</table>`
    )
    assert.include(
      shown,
      '<tr><td data-label="Name">token</td><td data-label="What &quot;for&quot; &amp; why">a <code>key</code></td><td>more</td></tr>'
    )
    assert.include(shown, '<tr><th>wish</th><td data-label="What &quot;for&quot; &amp; why">a job')
    assert.include(shown, '<tr><td>alone</td></tr>')
  })

  test('counts what a reader sees', ({ assert }) => {
    assert.equal(
      textOf('<p>Tea &amp; code</p><ul><li>one</li><li>two</li></ul>a &lt; b'),
      'Tea & code one two a < b'
    )
    assert.equal(textOf('<p> </p><p><br></p>'), '')
  })

  test('hostile text takes no time', ({ assert }) => {
    for (const text of [
      '<br'.repeat(30_000),
      '<'.repeat(100_000),
      '<p>'.repeat(30_000),
      '&lt;'.repeat(25_000),
      `<a href="${'x'.repeat(90_000)}`,
    ]) {
      // of the processor: on a busy machine others take the rest of the clock's
      const start = process.cpuUsage()
      textOf(sanitizeRichText(text))
      const { user, system } = process.cpuUsage(start)
      assert.isBelow((user + system) / 1000, 2000)
    }
  })
})
