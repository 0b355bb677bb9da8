package enum FailureTexts {
    package static var workhomeCantReachItsData: String {
        text("WorkHome can't reach its data right now. Please try again.")
    }
    package static var thePhotoCouldNotBe: String { text("The photo could not be saved: storage full or unavailable.") }
    package static var nothingWasChangedWorkHomesLog: String {
        text("Nothing was changed. WorkHome's log shows the error.")
    }
    package static var thisRequestCantBeRead: String { text("This request can’t be read") }
    package static var thisIsNotAllowed: String { text("This is not allowed") }
    package static var pageNotFound: String { text("Page not found") }
    package static var thisDoesNotWorkHere: String { text("This does not work here") }
    package static var thisTookTooLong: String { text("This took too long") }
    package static var thisIsTooLarge: String { text("This is too large") }
    package static var thisFormCantBeRead: String { text("This form can't be read") }
    package static var thisCantBeSaved: String { text("This can't be saved") }
    package static var workhomeCantAnswerRightNow: String { text("WorkHome can't answer right now") }
    package static var somethingWentWrong: String { text("Something went wrong") }
    package static var nothingWasChangedGoBack: String {
        text("Nothing was changed. Go back and send the form again once there is free space.")
    }
    package static func ifItStillFailsAn(_ kept: String) -> String {
        text("\(kept) If it still fails, an admin needs to free up disk space.")
    }
    package static var nothingWasChangedWhatYou: String {
        text("Nothing was changed. What you typed is kept here, except the password. Enter it again to retry.")
    }
    package static var nothingWasChangedYourText: String {
        text("Nothing was changed. Your text is kept here. Choose the files again after you retry.")
    }
    package static var nothingWasChangedAndWhat: String {
        text("Nothing was changed, and what you typed is kept here.")
    }
    package static var workhomesDatabaseIsDamagedAn: String {
        text("WorkHome's database is damaged. An admin needs to restore a backup.")
    }
    package static var workhomesDataFolderWasRemoved: String {
        text("WorkHome's data folder was removed or replaced. An admin needs to restart WorkHome.")
    }
    package static var workhomeCantWriteToIts: String {
        text("WorkHome can't write to its data folder. An admin needs to check that the folder exists and is writable.")
    }
    package static var thisPageBelongsToSomeone: String {
        text("This page belongs to someone else, or the request came from another site.")
    }
    package static var thereIsNothingAtThis: String {
        text("There is nothing at this address. It may have moved or been deleted.")
    }
    package static var thisAddressDoesNotAccept: String { text("This address does not accept this kind of request.") }
    package static var chooseSomethingSmallerAndTry: String { text("Choose something smaller and try again.") }
    package static var pleaseGoBackAndTry: String { text("Please go back and try again.") }
}
