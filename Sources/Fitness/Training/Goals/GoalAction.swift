/// How the page of a goal changes it, by one tap each.
package enum GoalAction: String, Sendable {
    case pause, resume, archive, restore
}
