package enum FailureTexts {
    package static var cannotReachData: String {
        text("WorkHome can’t reach its data right now. Please try again.")
    }
    package static var photoNotSaved: String { text("The photo could not be saved: storage full or unavailable.") }
    package static var photoOfUnknownFormat: String {
        text("This file is not a photo that WorkHome can read. Use JPEG, PNG, WebP, HEIC or GIF.")
    }
    package static var photoDamaged: String { text("This photo is damaged or incomplete. Choose another copy of it.") }
    package static var photoHasTooManyPixels: String {
        text("This photo has more than 100 megapixels. Make it smaller and try again.")
    }
    package static var photoTooLarge: String { text("This photo’s file is too large. Make it smaller and try again.") }
    package static var photoTookTooLong: String {
        text("This photo took too long to read. Make it smaller or save it as JPEG and try again.")
    }
    package static var photoUnreadable: String {
        text("This photo could not be read. Try again, or save it as JPEG first.")
    }
    package static var logShowsTheError: String {
        text("Nothing was changed. An admin can find the error in WorkHome’s log.")
    }
    package static var thisRequestCantBeRead: String { text("This request can’t be read") }
    package static var thisIsNotAllowed: String { text("This is not allowed") }
    package static var pageNotFound: String { text("Page not found") }
    package static var thisDoesNotWorkHere: String { text("This does not work here") }
    package static var thisTookTooLong: String { text("This took too long") }
    package static var linkNoLongerWorks: String { text("This link no longer works") }
    package static var thisIsTooLarge: String { text("This is too large") }
    package static var thisFormCantBeRead: String { text("This form can’t be read") }
    package static var thisCantBeSaved: String { text("This can’t be saved") }
    package static var workHomeCantAnswerRightNow: String { text("WorkHome can’t answer right now") }
    package static var somethingWentWrong: String { text("Something went wrong") }
    package static var sendAgainOnceThereIsSpace: String {
        text("Nothing was changed. Go back and send the form again once there is free space.")
    }
    package static func adminNeedsToFreeSpace(_ kept: String) -> String {
        text("\(kept) If it still fails, an admin needs to free up disk space.")
    }
    package static var keptExceptPassword: String {
        text("Nothing was changed. What you typed is kept here, except the password. Enter it again to retry.")
    }
    package static var keptExceptFiles: String {
        text("Nothing was changed. Your text is kept here. Choose the files again after you retry.")
    }
    package static var everythingIsKept: String {
        text("Nothing was changed, and what you typed is kept here.")
    }
    package static var databaseDamaged: String {
        text("WorkHome’s database is damaged. An admin needs to restore a backup.")
    }
    package static var dataFolderRemoved: String {
        text("WorkHome’s data folder was removed or replaced. An admin needs to restart WorkHome.")
    }
    package static var dataFolderNotWritable: String {
        text("WorkHome can’t write to its data folder. An admin needs to check that the folder exists and is writable.")
    }
    package static var belongsToSomeoneElse: String {
        text("This page belongs to someone else, or the request came from another site.")
    }
    package static func sentFromAnotherAddress(_ sender: String, _ own: String) -> String {
        text(
            """
            Nothing was saved. This form was sent from \(sender), but it arrived here as if for \(own). If both are this \
            WorkHome, an admin needs to let the proxy pass on the whole address with its port. The README says how.
            """)
    }
    package static var nothingAtThisAddress: String {
        text("There is nothing at this address. It may have moved or been deleted.")
    }
    package static var requestKindNotAccepted: String { text("This address does not accept this kind of request.") }
    package static var chooseSomethingSmaller: String { text("Choose something smaller and try again.") }
    package static var goBackAndTryAgain: String { text("Please go back and try again.") }
}
