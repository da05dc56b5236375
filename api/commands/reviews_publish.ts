import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { REVIEW_WAITS_DAYS } from '#api/reviews/review_facts'

/** Runs the reviews' scheduled command by hand. */
export default class ReviewsPublish extends BaseCommand {
  static commandName = 'reviews:publish'
  static description = `Publish the reviews that waited ${REVIEW_WAITS_DAYS} days for the other side; safe to repeat`
  static options: CommandOptions = { startApp: true }

  async run() {
    const { default: publishReviews } = await import('#api/reviews/publish_reviews')
    this.logger.log(`${await publishReviews()} reviews published`)
  }
}
