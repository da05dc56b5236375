import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import Application from '#api/applications/models/application'
import { loadReferenceData } from '#database/seeders/reference_data'
import { accessFaults, carry, eventually, openPerson, withScreens } from '#tests/browser/product'
import {
  givenApplicants,
  statusOf,
  signIn,
  column,
  card,
} from '#tests/browser/client/client_givens'

test.group('The screens of a company by keyboard', (group) => {
  group.setup(async () => void (await loadReferenceData()))

  test('applicants are moved by the keyboard, and a move is undone', ({ assert }) =>
    withScreens('client-board', async () => {
      const { user, job } = await givenApplicants()
      const { page, errors, close } = await openPerson()
      await signIn(page, user)
      await page.goto(`/client/jobs/${job.id}/applicants`)
      await card(page, 'Asha Rao').focus()
      await carry(page, 'ArrowRight')
      await column(page, 'In review').getByText('Asha Rao').waitFor()
      await page.getByText('Asha Rao moved to In review').waitFor()
      await eventually(async () => assert.equal(await statusOf(job, 'Asha'), 'reviewing'))
      const back = page.waitForResponse((answer) => answer.url().includes('undo-moves'))
      await page.getByRole('button', { name: 'Undo' }).click()
      await back
      await column(page, 'Applied').getByText('Asha Rao').waitFor()
      await eventually(async () => assert.equal(await statusOf(job, 'Asha'), 'applied'))

      // opened from the board, read and shortlisted; the next one comes with a key
      await card(page, 'Esha Pillai').focus()
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name: 'Esha Pillai' }).waitFor()
      const shortlist = page.getByRole('dialog').getByRole('button', { name: /^Shortlist/ })
      await shortlist.waitFor()
      await page.keyboard.press('s')
      await page.getByText('Esha Pillai moved to Shortlisted').waitFor()
      await page.keyboard.press('u')
      await shortlist.waitFor()
      await page.keyboard.press('s')
      await page.getByText('Esha Pillai moved to Shortlisted').waitFor()
      await shortlist.waitFor({ state: 'detached' })
      await page.keyboard.press('j')
      await page.getByRole('heading', { name: 'Dev Nair' }).waitFor()
      assert.deepEqual(await accessFaults(page), [])
      await page.keyboard.press('k')
      await page.getByRole('heading', { name: 'Esha Pillai' }).waitFor()
      await page.keyboard.press('Escape')
      await column(page, 'Shortlisted').getByText('Esha Pillai').waitFor()
      await eventually(async () => assert.equal(await statusOf(job, 'Esha'), 'shortlisted'))
      assert.isFalse(
        (await Application.query().where({ job_id: job.id, is_unread: true })).some(
          ({ status }) => status === 'shortlisted'
        )
      )
      assert.deepEqual(errors, [])
      await close()
    }))

  test('in a drawer that a link opened the keys walk, and Escape keeps what is being written', ({
    assert,
  }) =>
    withScreens('client-drawer', async () => {
      const { user, job } = await givenApplicants()
      const { page, errors, close } = await openPerson()
      await signIn(page, user)
      const bala = await Application.query().where('job_id', job.id).orderBy('id').offset(1).first()
      await page.goto(`/client/jobs/${job.id}/applicants?application=${bala!.id}`)
      const drawer = page.getByRole('dialog')
      const heading = (name: string) => drawer.getByRole('heading', { name, exact: true })
      await heading('Bala Iyer').waitFor()
      await drawer.getByText('4 of 5').waitFor()
      await page.keyboard.press('j')
      await heading('Asha Rao').waitFor()
      await page.keyboard.press('k')
      await heading('Bala Iyer').waitFor()

      const field = drawer.getByRole('textbox', { name: 'Comment' })
      await field.waitFor()
      await page.keyboard.press('c')
      await page.keyboard.insertText('Ask about Kafka')
      await page.keyboard.press('Escape')
      assert.equal(await field.inputValue(), 'Ask about Kafka')
      const asked: string[] = []
      page.once('dialog', (dialog) => (asked.push(dialog.message()), void dialog.dismiss()))
      await page.keyboard.press('Escape')
      await eventually(() => assert.lengthOf(asked, 1))
      assert.equal(await field.inputValue(), 'Ask about Kafka')
      page.once('dialog', (dialog) => void dialog.accept())
      await page.keyboard.press('Escape')
      await drawer.waitFor({ state: 'detached' })

      // the focus is where it was before the drawer
      await card(page, 'Chitra Sen').focus()
      await page.keyboard.press('Enter')
      await heading('Chitra Sen').waitFor()
      // nor does the browser's own way back lose a text
      await field.fill('Ask about Kafka')
      page.once('dialog', (dialog) => (asked.push(dialog.message()), void dialog.dismiss()))
      await page.evaluate(() => history.back())
      await eventually(() => assert.lengthOf(asked, 2))
      await page.waitForURL(/application=/)
      assert.equal(await field.inputValue(), 'Ask about Kafka')
      await field.fill('')
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await drawer.waitFor({ state: 'detached' })
      await eventually(async () =>
        assert.include(
          await page.evaluate(() => document.activeElement?.textContent ?? ''),
          'Chitra Sen'
        )
      )
      assert.deepEqual(errors, [])
      await close()
    }))

  test('a session that ends in the middle of a text takes nothing of it', ({ assert }) =>
    withScreens('client-session', async () => {
      const { user, job } = await givenApplicants()
      const { page, context, errors, close } = await openPerson()
      await signIn(page, user)
      await page.goto(`/client/jobs/${job.id}/applicants`)
      await card(page, 'Dev Nair').focus()
      await page.keyboard.press('Enter')
      const drawer = page.getByRole('dialog', { name: 'Application of Dev Nair' })
      const field = drawer.getByRole('textbox', { name: 'Comment' })
      await field.fill('Ask about the night shift')
      await db.from('sessions').where('user_id', user.id).delete()
      await drawer.getByRole('button', { name: 'Add comment' }).click()
      const over = page.getByRole('alert').filter({ hasText: 'Your session ended' })
      await over.waitFor()
      assert.equal(await field.inputValue(), 'Ask about the night shift')
      assert.deepEqual(await accessFaults(page), [])
      // nothing that sends what was typed lies under it
      await page.setViewportSize({ width: 390, height: 844 })
      await drawer.getByRole('button', { name: 'Add comment' }).click({ trial: true })
      await page.setViewportSize({ width: 1280, height: 900 })

      const beside = context.waitForEvent('page')
      await over.getByRole('link', { name: 'Sign in' }).click()
      await signIn(await beside, user)
      await over.waitFor({ state: 'detached' })
      await drawer.getByRole('button', { name: 'Add comment' }).click()
      await drawer.getByRole('listitem').getByText('Ask about the night shift').waitFor()
      assert.deepEqual(errors, [])
      await close()
    }))

  test('Escape closes the innermost only, asks before text is lost, and the focus returns', ({
    assert,
  }) =>
    withScreens('client-escape', async () => {
      const { user, job } = await givenApplicants()
      const { page, errors, close } = await openPerson()
      await signIn(page, user)
      await page.goto(`/client/jobs/${job.id}/applicants`)
      await card(page, 'Asha Rao').focus()
      await page.keyboard.press('Enter')
      const drawer = page.getByRole('dialog', { name: 'Application of Asha Rao' })
      await drawer.getByRole('heading', { name: 'Asha Rao', exact: true }).waitFor()

      // the command palette over the drawer
      await page.keyboard.press('Control+k')
      const palette = page.getByPlaceholder('Go to a screen, job or person, or do something')
      await palette.waitFor()
      await page.keyboard.insertText('tea')
      await page.keyboard.press('Escape')
      await palette.waitFor({ state: 'detached' })
      assert.isTrue(await drawer.isVisible())

      // a dialog over the drawer
      await page.keyboard.press('r')
      const reject = page.getByRole('dialog', { name: 'Reject Asha Rao?' })
      const note = reject.getByRole('textbox', { name: 'Private note' })
      await note.fill('Talk to Meera first')
      const asked: string[] = []
      const answer = (stay: boolean) =>
        page.once('dialog', (one) => {
          asked.push(one.message())
          void (stay ? one.dismiss() : one.accept())
        })
      await page.keyboard.press('Escape')
      assert.equal(await note.inputValue(), 'Talk to Meera first')
      answer(true)
      await page.keyboard.press('Escape')
      await eventually(() => assert.lengthOf(asked, 1))
      answer(true)
      await reject.getByRole('banner').getByRole('button').click()
      await eventually(() => assert.lengthOf(asked, 2))
      assert.equal(await note.inputValue(), 'Talk to Meera first')
      answer(false)
      await page.mouse.click(5, 400)
      await reject.waitFor({ state: 'detached' })
      assert.lengthOf(asked, 3)
      assert.isTrue(await drawer.isVisible())

      // nothing typed, nothing asked
      await page.keyboard.press('r')
      await note.waitFor()
      await page.keyboard.press('Escape')
      await reject.waitFor({ state: 'detached' })
      await page.keyboard.press('Escape')
      await drawer.waitFor({ state: 'detached' })
      assert.lengthOf(asked, 3)

      // chosen from a menu, the focus returns to the menu's button
      await page.goto('/client/jobs')
      const acts = page.getByRole('button', { name: 'Actions for Platform Engineer' })
      await acts.click()
      await page.getByRole('menuitem', { name: 'Close' }).click()
      await page.getByRole('dialog', { name: 'Close “Platform Engineer”?' }).waitFor()
      await page.keyboard.press('Escape')
      await eventually(async () =>
        assert.isTrue(await acts.evaluate((one) => one === document.activeElement))
      )
      assert.deepEqual(errors, [])
      await close()
    }))
})
