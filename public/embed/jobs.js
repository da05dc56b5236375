// A company's open jobs on its own site: one script tag, no cookies, nothing kept, styles of its own in a shadow root.
//   <script src="https://…/embed/jobs.js" data-company="acme" async></script>
;(function () {
  const script = document.currentScript
  const company = script && script.dataset.company
  if (!company) return
  const site = new URL(script.src).origin
  const place = document.createElement('div')
  script.after(place)
  const root = place.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    ':host{display:block;font:inherit;color:inherit}ul{list-style:none;margin:0;padding:0}li{padding:12px 0;border-top:1px solid color-mix(in srgb,currentColor 25%,transparent)}a{color:inherit;font-weight:600}a:focus-visible{outline:3px solid currentColor;outline-offset:2px}p{margin:4px 0 0;font-size:.9em}h2{font-size:1.25em;margin:0 0 8px}'
  )
  root.adoptedStyleSheets = [sheet]
  const make = (name, text, into) => {
    const made = document.createElement(name)
    if (text) made.textContent = text
    if (into) into.append(made)
    return made
  }
  const section = make('section', '', root)
  const say = (text) => {
    const words = make('p', text, section)
    words.setAttribute('role', 'status')
  }
  const link = (text, to, into) => {
    const made = make('a', text, into)
    made.href = to
    return made
  }
  fetch(site + '/api/v1/careers/' + encodeURIComponent(company) + '/jobs', { credentials: 'omit' })
    .then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error(answer.status))))
    .then(({ data, pagination }) => {
      section.setAttribute('aria-label', 'Open jobs at ' + data.company.name)
      make('h2', 'Open jobs', section)
      if (data.jobs.length === 0) return say('There are no open jobs today.')
      const list = make('ul', '', section)
      list.setAttribute('role', 'list')
      for (const job of data.jobs) {
        const row = make('li', '', list)
        link(job.title, job.url, row)
        make(
          'p',
          [job.type, job.workplace, job.city, job.country].filter(Boolean).join(' · '),
          row
        )
      }
      if (pagination.total > data.jobs.length)
        link('See all ' + pagination.total + ' jobs', data.company.url, make('p', '', section))
    })
    .catch(() => {
      say('The list of jobs could not be read. ')
      link('See the open jobs', site + '/careers/' + encodeURIComponent(company), section)
    })
})()
