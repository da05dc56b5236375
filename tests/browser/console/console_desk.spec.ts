import { test } from '@japa/runner'
import Faq from '#api/content/models/faq'
import type Job from '#api/jobs/models/job'
import Tool from '#api/taxonomy/models/tool'
import Coupon from '#api/billing/models/coupon'
import Feature from '#api/billing/models/feature'
import PriceSlab from '#api/billing/models/price_slab'
import CandidateSkill from '#api/candidates/models/candidate_skill'
import { loadReferenceData } from '#database/seeders/reference_data'
import { givenAdmin, givenCandidate, givenCompany, givenJob, givenSkill } from '#tests/givens'
import { givenFaq, givenLegalPage } from '../../functional/content/given_content.js'
import { givenPlan, givenProduct } from '#tests/functional/billing/given_billing'
import {
  accessFaults,
  eventually,
  hasFocus,
  holds,
  look,
  openSignedIn,
  sendDecided,
  tooWide,
  withScreens,
} from '#tests/browser/product'
import { becomes } from './morning.js'

test.group('The desk of an editor', (group) => {
  group.setup(async () => void (await loadReferenceData()))

  test('two names of one skill are merged, after what it touches was shown', ({ assert }) =>
    withScreens('console-merge', async () => {
      const from = await givenSkill('Okapijs')
      const into = await givenSkill('Okapi.js')
      const { candidate } = await givenCandidate()
      await CandidateSkill.create({ candidateId: candidate.id, skillId: from.id })
      const { page, errors, close } = await openSignedIn(await givenAdmin('content'))
      await page.goto(`/admin/skills/${from.id}/show`)
      await page.getByRole('button', { name: 'Merge into another' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText('Profiles: 1').waitFor()
      await dialog.getByText('You can undo a merge for 10 seconds').waitFor()
      // it has the focus, and its list covers none of what is said above it
      const keep = dialog.getByRole('combobox', { name: /^Skill to keep/ })
      await hasFocus(keep)
      assert.equal(await page.getByRole('listbox').count(), 0)
      await dialog.getByRole('button', { name: 'Okapi.js' }).click()
      await holds(keep, 'Okapi.js')
      assert.deepEqual(await accessFaults(page), [])
      await look(page, 'merge')
      await dialog.getByRole('button', { name: 'Merge into another' }).click()
      await page.getByRole('heading', { level: 1, name: into.name, exact: true }).waitFor()
      await page.getByRole('button', { name: 'Undo' }).click()
      await page.getByRole('heading', { level: 1, name: from.name, exact: true }).waitFor()
      assert.isNull((await from.refresh()).mergingIntoId)
      await page.getByRole('button', { name: 'Merge into another' }).click()
      // what was chosen is there again
      await dialog.getByRole('button', { name: 'Okapi.js', pressed: true }).waitFor()
      await dialog.getByRole('button', { name: 'Merge into another' }).click()
      await sendDecided(page)
      await becomes(from, into)
      await page.goto(`/admin/skills/${into.id}/show`)
      await page.getByText('Okapijs').first().waitFor()
      assert.deepEqual(await accessFaults(page), [])
      assert.deepEqual(errors, [])
      await close()
    }))
  test('a column of a list stays where its head was dropped, rows as high as chosen, and tabs say how many there are', ({
    assert,
  }) =>
    withScreens('console-columns', async () => {
      const { company } = await givenCompany()
      await givenJob(company)
      const { page, errors, close } = await openSignedIn(await givenAdmin('super'))
      await page.goto('/admin/skills')
      const head = (name: string) => page.getByRole('columnheader', { name })
      const heads = () => page.getByRole('columnheader').allInnerTexts()
      await page.locator('[data-row-link]').first().waitFor()
      await head('Popularity').dragTo(head('Category'))
      const order = async () =>
        (await heads()).filter((text) => ['Popularity', 'Category'].includes(text))
      await eventually(async () => assert.deepEqual(await order(), ['Popularity', 'Category']))
      const row = page.locator('tbody tr').first()
      await eventually(async () => assert.equal((await row.boundingBox())!.height, 40))
      await page.getByRole('button', { name: 'Taller rows' }).click()
      await eventually(async () => assert.equal((await row.boundingBox())!.height, 56))
      await page.reload()
      await page.getByRole('button', { name: 'Compact rows' }).waitFor()
      await head('Popularity').waitFor()
      await eventually(async () => assert.deepEqual(await order(), ['Popularity', 'Category']))
      assert.deepEqual(await accessFaults(page), [])

      await page.goto(`/admin/clients/${company.id}/show`)
      await page.getByRole('tab', { name: 'Jobs 1', exact: true }).click()
      await page.getByRole('tab', { name: 'Payments 0', exact: true }).waitFor()
      await page.getByRole('region', { name: 'Jobs' }).getByText('Senior Node.js').waitFor()
      assert.deepEqual(await accessFaults(page), [])
      assert.deepEqual(errors, [])
      await close()
    }))
  test('questions are put in order and skills switched off in the list, and one row after another is added', ({
    assert,
  }) =>
    withScreens('console-order', async () => {
      const faqGroup = 'Put in order'
      const [first, second] = [
        await givenFaq({ faqGroup, question: 'Which is first?', position: 1 }),
        await givenFaq({ faqGroup, question: 'Which is second?', position: 2 }),
      ]
      const order = async () =>
        (await Faq.query().where({ faqGroup }).orderBy('position')).map(({ id }) => id)
      const skill = await givenSkill('Switchable')
      const { page, errors, close } = await openSignedIn(await givenAdmin('content'))
      const filter = encodeURIComponent(JSON.stringify({ group: faqGroup }))
      await page.goto(`/admin/faqs?filter=${filter}`)
      const row = (question: string) => page.getByRole('row', { name: new RegExp(question) })
      await row('Which is second?')
        .getByTitle(/^Drag to its place/)
        .dragTo(row('Which is first?'))
      await eventually(async () => assert.deepEqual(await order(), [second.id, first.id]))
      // the list is read anew after the row was written
      await page.getByRole('row').nth(1).getByText('Which is second?').waitFor()
      await row('Which is second?').getByRole('link').focus()
      await page.keyboard.press('Alt+ArrowDown')
      await eventually(async () => assert.deepEqual(await order(), [first.id, second.id]))
      assert.deepEqual(await accessFaults(page), [])
      await look(page, 'order')

      await page.goto('/admin/skills')
      await page.getByPlaceholder('Search skills').fill('Switchable')
      await page.getByLabel(/^Switchable: /).click()
      await eventually(async () => assert.equal((await skill.refresh()).status, 'inactive'))
      assert.deepEqual(await accessFaults(page), [])

      await page.goto('/admin/tools/create')
      const name = page.getByLabel(/name/i).first()
      await name.fill('One tool more')
      await page.getByRole('button', { name: 'Save and add another' }).click()
      await page.getByText('Saved. Add the next one.').waitFor()
      await holds(name, '')
      await hasFocus(name)
      assert.isNotNull(await Tool.findBy('name', 'One tool more'))
      assert.deepEqual(await accessFaults(page), [])
      assert.deepEqual(errors, [])
      await close()
    }))
  test('a question and a text of the law are looked at as they will look, before they are published', ({
    assert,
  }) =>
    withScreens('console-preview', async () => {
      const faq = await givenFaq({ status: 'draft', answer: '<p>Shown to nobody yet.</p>' })
      const legal = await givenLegalPage({ status: 'draft', body: '<p>The law to come.</p>' })
      const { page, errors, close } = await openSignedIn(await givenAdmin('content'))
      const preview = page.frameLocator('iframe[title="As everybody will see it"]')
      const shown = (path: string) => page.goto(`/admin/${path}/show`)
      const see = () => page.getByRole('link', { name: 'Preview' }).click()
      await shown(`faqs/${faq.id}`)
      await see()
      await preview.getByText('Shown to nobody yet.').waitFor()
      await look(page, 'faq-preview')
      await shown(`faqs/${faq.id}`)
      await page.getByRole('button', { name: 'Publish' }).click()
      await eventually(async () => assert.equal((await faq.refresh()).status, 'published'))
      await shown(`legal-pages/${legal.id}`)
      await see()
      await preview.getByText('The law to come.').waitFor()
      await look(page, 'legal-preview')
      assert.deepEqual(errors, [])
      await close()
    }))
  test('what a plan includes is a field for each feature', ({ assert }) =>
    withScreens('console-features', async () => {
      const plan = await givenPlan({ entitlements: { open_jobs: 10, users: 5, sso: true } })
      await Feature.create({ slug: 'sso', name: 'Single sign-on', kind: 'switch', position: 9 })
      const { page, errors, close } = await openSignedIn(await givenAdmin('super'))
      await page.goto(`/admin/plans/${plan.id}`)
      const jobs = page.getByRole('spinbutton', { name: 'Open jobs at a time' })
      await holds(jobs, '10')
      await jobs.fill('12')
      await page.getByRole('spinbutton', { name: 'Users', exact: true }).fill('')
      await page.getByRole('switch', { name: 'Single sign-on' }).uncheck()
      assert.deepEqual(await accessFaults(page), [])
      await look(page, 'features')
      await page.getByRole('button', { name: 'Save changes' }).click()
      await eventually(async () =>
        assert.deepEqual((await plan.refresh()).entitlements, { open_jobs: 12, sso: false })
      )
      await page.getByText('Open jobs at a time: 12').waitFor()
      assert.deepEqual(errors, [])
      await close()
    }))

  test('a price is written in its currency, a line for each band, and a coupon asks for what its kind needs', ({
    assert,
  }) =>
    withScreens('console-bands', async () => {
      const product = await givenProduct({ kind: 'credits' }, 10_050)
      const slab = await PriceSlab.findByOrFail('product_id', product.id)
      const { page, errors, close } = await openSignedIn(await givenAdmin('super'))
      await page.goto(`/admin/pricing-slabs/${slab.id}`)
      const prices = page.getByRole('textbox', { name: 'Unit price' })
      await holds(prices, '100.50')
      await page.getByRole('spinbutton', { name: 'Up to' }).fill('9')
      await page.getByRole('button', { name: 'Add band' }).click()
      await prices.nth(1).fill('ninety')
      await page.getByRole('button', { name: 'Save changes' }).click()
      await page.getByText('Write it as 1234.56').waitFor()
      await prices.nth(1).fill('1,090.5')
      assert.deepEqual(await accessFaults(page), [])
      await look(page, 'bands')
      await page.getByRole('button', { name: 'Save changes' }).click()
      await eventually(async () =>
        assert.deepEqual(
          (await slab.refresh()).bands.map(({ upTo, each }) => ({ upTo, each })),
          [
            { upTo: 9, each: 10_050 },
            { upTo: null, each: 109_050 },
          ]
        )
      )
      await page.getByRole('cell', { name: '₹1,090.50' }).waitFor()

      await page.goto('/admin/coupons/create')
      await page.getByRole('textbox', { name: 'Code' }).fill('AUTUMN-25')
      assert.equal(await page.getByRole('textbox', { name: /off/ }).count(), 0)
      await page.getByRole('combobox', { name: 'Kind' }).click()
      await page.getByRole('option', { name: 'Percent' }).click()
      await page.getByRole('textbox', { name: 'Percent off' }).fill('12.5')
      await page.getByRole('button', { name: 'Add coupon' }).click()
      await page.getByText('12.5 %').waitFor()
      assert.equal((await Coupon.findByOrFail('code', 'AUTUMN-25')).percentPoints, 1_250)
      assert.deepEqual(errors, [])
      await close()
    }))

  test('a list is saved as a view by its name, and a link shows it to a colleague', ({ assert }) =>
    withScreens('console-views', async () => {
      const { page, errors, close } = await openSignedIn(await givenAdmin('super'))
      await page.goto(
        '/admin/skills?filter={"q":"java"}&sort=popularity&order=DESC&columns=popularity,skillName'
      )
      await page.getByRole('columnheader', { name: 'Popularity' }).waitFor()
      const shown = async () => (await page.getByRole('columnheader').allInnerTexts()).slice(-2)
      await eventually(async () => assert.deepEqual(await shown(), ['Popularity', 'Skill name']))
      await page.getByRole('button', { name: 'Views' }).click()
      await page.getByRole('textbox', { name: 'Save this view as' }).fill('Java by popularity')
      await page.getByRole('button', { name: 'Save view' }).click()
      const saved = page.getByRole('dialog', { name: 'Views of this list' })
      await saved.getByRole('button', { name: 'Java by popularity', exact: true }).waitFor()
      assert.deepEqual(await accessFaults(page), [])
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'View: Java by popularity' }).waitFor()
      await page.getByPlaceholder('Search skills').fill('')
      await page.getByRole('button', { name: 'Views', exact: true }).click()
      await page.getByRole('button', { name: 'Java by popularity', exact: true }).click()
      await page.getByRole('button', { name: 'View: Java by popularity' }).waitFor()
      assert.include(decodeURIComponent(page.url()), '{"q":"java"}')
      assert.deepEqual(errors, [])
      await close()
    }))

  test('rows are selected up to another one by Shift and X, and on a phone by a long press, and switched off together', ({
    assert,
  }) =>
    withScreens('console-selection', async () => {
      const skills = await Promise.all([1, 2, 3].map((nth) => givenSkill(`Selectable ${nth}`)))
      const editor = await givenAdmin('content')
      const path = `/admin/skills?filter=${encodeURIComponent('{"q":"Selectable"}')}`
      const desk = await openSignedIn(editor)
      await desk.page.goto(path)
      const row = (nth: number) => desk.page.getByRole('link', { name: `Selectable ${nth}` })
      await row(1).focus()
      await desk.page.keyboard.press('x')
      await row(3).focus()
      await desk.page.keyboard.press('Shift+X')
      await desk.page.getByText('3 of 3 selected').waitFor()
      await desk.close()

      const { page, errors, close } = await openSignedIn(editor, { phone: true })
      await page.goto(path)
      const card = (nth: number) => page.getByText(`Selectable ${nth}`, { exact: true })
      await card(1).dispatchEvent('pointerdown', { pointerType: 'touch', clientX: 60 })
      await page.getByText('1 of 3 selected').waitFor()
      await card(1).dispatchEvent('pointerup', { pointerType: 'touch' })
      await card(2).tap()
      await page.getByText('2 of 3 selected').waitFor()
      assert.equal(await tooWide(page), 0)
      assert.deepEqual(await accessFaults(page), [])
      await look(page, 'selection')
      await page
        .getByRole('region', { name: 'Selected rows' })
        .getByRole('button', { name: 'Change status' })
        .click()
      await page.getByRole('dialog').getByRole('button', { name: 'Change status' }).click()
      await sendDecided(page)
      await eventually(async () =>
        assert.deepEqual(
          (await Promise.all(skills.map((skill) => skill.refresh()))).map(({ status }) => status),
          ['inactive', 'inactive', 'active']
        )
      )
      await card(3).tap()
      await page.getByRole('heading', { level: 1, name: 'Selectable 3' }).waitFor()
      assert.deepEqual(errors, [])
      await close()
    }))

  test('the pay of a job is one fact, and a reason that is said often is read whole before it is sent', ({
    assert,
  }) =>
    withScreens('console-pay', async () => {
      const { company } = await givenCompany()
      const job = await givenJob(company, {
        title: 'Paid Engineer',
        budgetMin: 2_450_000,
        budgetMax: 3_300_000,
        currency: 'INR',
        budgetFor: 'year',
        isApproved: null,
      } as Partial<Job>)
      const { page, errors, close } = await openSignedIn(await givenAdmin('moderator'), {
        viewport: { width: 360, height: 780 },
      })
      await page.goto(`/admin/jobs/${job.id}/show`)
      await page.getByText('₹24,50,000 to ₹33,00,000 a year').waitFor()
      assert.equal(await page.getByText('Currency', { exact: true }).count(), 0)
      await page.getByRole('button', { name: 'Reject' }).click()
      const reasons = page.getByRole('group', { name: 'Common reasons' }).getByRole('button')
      await eventually(async () => {
        const over = await reasons.evaluateAll((all) =>
          all.map((one) => one.scrollWidth - one.clientWidth)
        )
        assert.isNotEmpty(over)
        assert.deepEqual(over, Array(over.length).fill(0))
      })
      assert.deepEqual(await accessFaults(page), [])
      assert.deepEqual(errors, [])
      await close()
    }))
})
